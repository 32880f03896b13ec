import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { activePdfs, unreadablePdfs } from '../../support/hostile/hostile-pdfs.ts';
import { activeDoc, activeDocx, unreadableDoc, unreadableDocx } from '../../support/hostile/hostile-words.ts';
import { createChecks, type Scenario } from './scenario.ts';

type Inspection = { accepted: boolean; milliseconds: number; megabytes: number };
type Sample = { name: string; kind: string; make: () => Buffer | Promise<Buffer> };

const fixtures = 'tests/fixtures/documents';
const hostile = [
  ...samplesOf('pdf', { ...activePdfs, ...unreadablePdfs }),
  ...samplesOf('docx', { ...activeDocx, ...unreadableDocx }),
  ...samplesOf('doc', { ...activeDoc, ...unreadableDoc }),
];

export const documents: Scenario = {
  guarantee: 'Documents are inspected in bounded time and memory',
  run: async (size, { makeFolder }) => {
    const folder = await makeFolder('documents', 'memory');
    const harmless = (await Promise.all(['pdf', 'docx', 'doc'].map(readSamples))).flat();
    const step = size === 'full' ? 1 : 10;
    const refused = await inspectAll(hostile, folder, step);
    const accepted = await inspectAll(harmless, folder, step);
    const checks = createChecks();
    checks.expectZero(refused.filter((result) => result.accepted).length, 'hostile documents were accepted');
    checks.expectZero(accepted.filter((result) => !result.accepted).length, 'resumes were refused');
    return {
      figures: { ...figuresOf('Resumes', accepted), ...figuresOf('Hostile documents', refused) },
      failures: checks.failures,
    };
  },
};

async function readSamples(kind: string): Promise<Sample[]> {
  const names = await readdir(`${fixtures}/${kind}`);
  return names.map((name) => ({ name, kind, make: () => readFile(`${fixtures}/${kind}/${name}`) }));
}

function samplesOf(kind: string, makers: Record<string, Sample['make']>): Sample[] {
  return Object.entries(makers).map(([name, make]) => ({ name, kind, make }));
}

async function inspectAll(samples: Sample[], folder: string, step: number) {
  const results: Array<Inspection & { name: string }> = [];
  for (const { name, kind, make } of samples.filter((_, at) => at % step === 0)) {
    const file = path.join(folder, 'document');
    await writeFile(file, await make());
    const script = 'tests/reliability/scenarios/inspect-once.ts';
    const flags = ['--max-old-space-size=160', '--max-semi-space-size=8'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, kind, file]);
    results.push({ name: `${name} (.${kind})`, ...(JSON.parse(stdout) as Inspection) });
  }
  return results;
}

function figuresOf(title: string, results: Array<Inspection & { name: string }>) {
  const most = (key: 'milliseconds' | 'megabytes') => results.reduce((a, b) => (b[key] > a[key] ? b : a));
  const [slowest, largest] = [most('milliseconds'), most('megabytes')];
  return {
    [title]: results.length,
    [`${title}: longest time`]: `${slowest.milliseconds} ms, ${slowest.name}`,
    [`${title}: highest memory`]: `${largest.megabytes} MB, ${largest.name}`,
  };
}
