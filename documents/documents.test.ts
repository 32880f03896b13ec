import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { site } from '#app/site.ts';
import { documents } from '#app/words/claims-documents.computed.ts';
import type { ClaimsGuide } from '#app/words/pdf-fields.ts';
import { claimForms, guide, sampleNotice } from '#content/claims/forms.ts';
import { folder, makeDocuments } from './main.ts';
import { readPdf } from './read-pdf.ts';

type Read = Awaited<ReturnType<typeof readPdf>>;

const committed = (file: string) => readFile(`public${file}`);
let made: Map<string, Uint8Array>;

beforeAll(async () => {
  made = await makeDocuments();
}, 60_000);

test('the site offers exactly the documents that are made (otherwise: npm run documents)', async () => {
  const files = await readdir(folder).catch(() => []);
  expect(files.map((name) => `/documents/${name}`).sort()).toEqual([...made.keys()].sort());
  expect(documents.map(({ file }) => file).sort()).toEqual([...made.keys()].sort());
});

describe.each(documents)('$name', ({ name, file }) => {
  let read: Read;
  beforeAll(async () => {
    read = await readPdf(await committed(file));
  });

  test('is up to date with its content (otherwise: npm run documents)', async () => {
    expect(Buffer.compare(await committed(file), made.get(file) ?? new Uint8Array())).toBe(0);
  });

  test('has a title, an author, a language and tags for screen readers', () => {
    expect(read).toMatchObject({
      title: name,
      author: site.legalName,
      language: 'en-US',
      showsTitle: true,
      isTagged: true,
    });
    expect(new Set(read.tabOrders)).toEqual(new Set(['/S']));
  });

  test('has US Letter pages with a page number and the sample notice', () => {
    expect(read.sizes).not.toEqual([]);
    read.sizes.forEach((size, page) => {
      expect(size).toEqual({ width: 612, height: 792 });
      const lines = read.lines.filter((line) => line.page === page).map(({ text }) => text);
      expect(lines).toContain(`Page ${page + 1} of ${read.sizes.length}`);
      if (sampleNotice) expect(lines).toContain(sampleNotice);
    });
  });

  test('has fields with unique names and tooltips', () => {
    expect(new Set(read.fields.map((field) => field.name)).size).toBe(read.fields.length);
    for (const { tooltip } of read.fields) expect(tooltip).toMatch(/\S/);
  });
});

describe.each(claimForms)('$title', (form) => {
  let read: Read;
  beforeAll(async () => {
    read = await readPdf(await committed(form.file));
  });

  test('has a field for each question, in order', () => {
    expect(read.fields.map(({ name }) => name)).toEqual([
      ...form.sections.flatMap(({ fields }) => fields.map(({ name }) => name)),
      'signature',
      ...form.signature.fields.map(({ name }) => name),
    ]);
  });

  test('has the fraud warning directly above the signature', () => {
    const signature = read.fields.find(({ name }) => name === 'signature');
    const above = read.lines.filter(({ page, y }) => page === signature?.page && y > signature.top);
    const start = above.findIndex(({ text }) => form.signature.fraudWarning.startsWith(text));
    const warning = above.slice(start).filter(({ y }) => y <= (above[start]?.y ?? 0));
    expect(joinLines(warning)).toBe(form.signature.fraudWarning);
  });

  test('says what to attach and where to send it', () => {
    const words = joinLines(read.lines);
    for (const item of [...form.attach.items, ...form.send.lines]) expect(words).toContain(item);
  });
});

test.runIf(guide)('the guide prints all of its content, and its last page has fields', async () => {
  const { file, sections } = guide as ClaimsGuide;
  const read = await readPdf(await committed(file));
  const words = joinLines(read.lines);
  for (const { title, text, points = [] } of sections)
    for (const part of [title, ...text, ...points]) expect(words).toContain(part);
  expect(read.sizes.length).toBeLessThanOrEqual(8);
  expect(read.fields).toHaveLength(sections.at(-1)?.points?.length ?? 0);
});

function joinLines(lines: { text: string }[]): string {
  return lines.map(({ text }) => text).join(' ');
}
