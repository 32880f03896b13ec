import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ClaimForm } from '#company/shape/pdf-fields.ts';
import { site } from '#company/site.ts';
import { resources } from '#content/claims.ts';
import { language } from '#content/language.ts';
import { languages } from '#domain/languages.ts';
import { looksEnglish } from '#domain/looks-english.ts';
import { run } from '../scripts/support/run.ts';
import { shareFolder } from '../tests/support/test-folder.ts';
import { readPdf } from './read-pdf.ts';

type Read = Awaited<ReturnType<typeof readPdf>>;

type Content = typeof import('#content/claims/forms.ts') & typeof import('#content/claims/document-words.ts');

const inLanguages = await Promise.all(
  site.languages.map(async (code) => {
    const content: Content = {
      ...(await import(`../company/content/${code}/claims/forms.ts`)),
      ...(await import(`../company/content/${code}/claims/document-words.ts`)),
    };
    const { claimForms, guide } = content;
    return { ...languages[code], ...content, all: [...claimForms, ...(guide ? [guide] : [])] };
  }),
);

const committed = (file: string) => readFile(`public${file}`);
const made = shareFolder();
/** Of words, and of a language, that the site no longer has. */
const stale = ['/documents/stale.pdf', '/documents/xx/stale.pdf'];

beforeAll(async () => {
  await mkdir(made('documents/xx'), { recursive: true });
  for (const file of stale) await writeFile(made(file), '');
  const { code, text } = await run({ command: 'node', args: ['documents/main.ts', made('')] }, 'capture');
  expect(code, text).toBe(0);
}, 60_000);

test('the site offers exactly the documents that are made, and keeps no other (otherwise: npm run documents)', async () => {
  const files = inLanguages.flatMap(({ all }) => all.map(({ file }) => file)).sort();
  expect(await listFiles(made(''))).toEqual(files);
  expect(await listFiles('public')).toEqual(files);
  const own = inLanguages.find(({ code }) => code === language.code)?.all ?? [];
  expect(resources.documents.items.map(({ file }) => file)).toEqual(own.map(({ file }) => file));
});

describe.each(inLanguages)('in $name', ({ locale, all, claimForms, guide, sampleNotice, documentWords }) => {
  describe.each(all)('$title', ({ title, file }) => {
    let read: Read;
    beforeAll(async () => {
      read = await readPdf(await committed(file));
    });

    test('is up to date with its content (otherwise: npm run documents)', async () => {
      expect(Buffer.compare(await committed(file), await readFile(made(file)))).toBe(0);
    });

    test('has a title, an author, a language and tags for screen readers', () => {
      expect(read).toMatchObject({
        title,
        author: site.legalName,
        language: locale,
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
        expect(lines).toContain(documentWords.pageOf(page + 1, read.sizes.length));
        if (sampleNotice) expect(lines).toContain(sampleNotice);
      });
    });

    test('has fields with unique names and tooltips', () => {
      expect(new Set(read.fields.map((field) => field.name)).size).toBe(read.fields.length);
      for (const { name, tooltip } of read.fields) {
        expect(name).toMatch(/\S/);
        expect(tooltip).toMatch(/\S/);
      }
    });
  });

  describe.each(claimForms)('$title', (form: ClaimForm) => {
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
    const { file = '', sections = [] } = guide ?? {};
    const read = await readPdf(await committed(file));
    const words = joinLines(read.lines);
    for (const { title, text, points = [] } of sections)
      for (const part of [title, ...text, ...points]) expect(words).toContain(part);
    expect(read.sizes.length).toBeLessThanOrEqual(8);
    expect(read.fields).toHaveLength(sections.at(-1)?.points?.length ?? 0);
  });
});

describe.each(inLanguages.filter(({ code }) => code !== 'en'))('in $name', ({ all, claimForms }) => {
  test.each(all)('$title has the names and values of the English fields', async ({ file }) => {
    const read = async (each: string) => (await readPdf(await committed(each))).fields;
    const english = await read(`/documents/${path.basename(file)}`);
    const names = (await read(file)).map(({ name, values }) => ({ name, values }));
    expect(names).toEqual(english.map(({ name, values }) => ({ name, values })));
  });

  test.each(all)('$title is in English only where the law says so, and marked there', async ({ file }) => {
    const { lines, alternatives, otherLanguages } = await readPdf(await committed(file));
    const warning = claimForms.find((form) => form.file === file)?.signature.fraudWarning ?? '';
    const texts = [...lines.map(({ text }) => text), ...alternatives];
    expect(texts.filter((text) => looksEnglish(text) && !warning.includes(text))).toEqual([]);
    expect(otherLanguages).toEqual(looksEnglish(warning) ? [languages.en.locale] : []);
  });
});

/** The URL paths of the documents below a folder. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'documents'), { recursive: true }).catch(() => []);
  const files = entries.filter((name) => path.extname(name) === '.pdf');
  return files.map((name) => `/documents/${name.replaceAll('\\', '/')}`).sort();
}

function joinLines(lines: { text: string }[]): string {
  return lines.map(({ text }) => text).join(' ');
}
