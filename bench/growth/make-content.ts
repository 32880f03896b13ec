import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jobs } from '../../app/content/jobs/index.ts';
import type { JobOpening } from '../../app/content/types.ts';

const locations: JobOpening['location'][] = ['Remote', 'Hybrid', 'Nationwide'];
const types: JobOpening['type'][] = ['Full-time', 'Part-time', 'Remote', 'Hybrid'];

/** Adds `count` openings and articles of realistic length to a copy of the project. */
export async function makeContent(project: string, count: number): Promise<void> {
  const folder = path.join(project, 'app/content');
  await writeOpenings(path.join(folder, 'jobs'), count);
  const text = await readFile(path.join(folder, 'blog/reading-a-deductible.mdx'), 'utf8');
  for (let number = 1; number <= count; number += 1) {
    const article = text.replaceAll('Reading a deductible', `Reading deductible number ${number}`);
    await writeFile(path.join(folder, `blog/deductible-number-${number}.mdx`), article);
  }
}

async function writeOpenings(folder: string, count: number): Promise<void> {
  const openings = Array.from({ length: count }, (_, index) => ({
    ...(jobs[index % jobs.length] as JobOpening),
    id: `HL-${10_000 + index}`,
    slug: `opening-${index}`,
    title: `Opening number ${index}`,
    location: locations[index % locations.length],
    type: types[index % types.length],
    listed: true,
  }));
  const module = `export const jobs = ${JSON.stringify([...jobs, ...openings])};\n`;
  await writeFile(path.join(folder, 'index.ts'), module);
}
