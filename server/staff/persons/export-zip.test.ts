import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import type { FoundRecord } from '#domain/records.ts';
import { readZip } from '../../../tests/support/read-zip.ts';
import { sampleEntry } from '../../../tests/support/sample-entry.ts';
import { exportWordsIn } from './export-words.ts';
import { exportZip } from './export-zip.ts';

const file = { bucket: 'resumes', size: 5, type: 'application/pdf', scan: null, stored: true };
const application: FoundRecord = {
  entry: sampleEntry({ kind: 'application', person: '../../evil', headline: 'Clerk' }),
  record: { full_name: '../../evil', email: 'a@example.com', job_title: 'Clerk' },
  files: [{ ...file, part: 'resume', path: 'applicants/1763000000000-..-..-evil.PDF' }],
  notes: [],
  receipt: null,
  refuses_mail: false,
};

test('names in the zip come from us, never from a visitor', async () => {
  const zip = exportZip(async () => Readable.from(['bytes']), [application]);
  const names = [...(await readZip(await buffer(zip))).keys()];
  expect(names.map((name) => name.replace(/[^/]+\//, 'folder/'))).toEqual([
    'folder/summary.txt',
    'folder/record.json',
    'folder/resume.pdf',
    'README.txt',
  ]);
  expect(names[0]).toMatch(/^2026-11-16-application-[2-9A-Z]{4}-[2-9A-Z]{4}\/summary\.txt$/);
});

const sentIn = (language: string): FoundRecord => ({
  ...application,
  entry: { ...application.entry, language },
});

test('the README is in each language that the person wrote in, English first', async ({ skip }) => {
  skip(!site.languages.includes('es'), 'the site has no Spanish');
  const title = async (code: string) => (await exportWordsIn(code)).readme.title;
  const [english, spanish] = [await title('en'), await title('es')];
  const titlesFor = async (...codes: string[]) => {
    const zip = exportZip(async () => Readable.from(['bytes']), codes.map(sentIn));
    const readme = String((await readZip(await buffer(zip))).get('README.txt'));
    return readme.split('\n').filter((line) => line === english || line === spanish);
  };
  expect(await titlesFor('es')).toEqual([spanish]);
  expect(await titlesFor('es', 'en', 'es')).toEqual([english, spanish]);
});

test('a person whose language the company does not use gets the README in English', async () => {
  const zip = exportZip(async () => Readable.from(['bytes']), [sentIn('xx')]);
  const { readme } = await exportWordsIn('en');
  expect(String((await readZip(await buffer(zip))).get('README.txt')).split('\n')[0]).toBe(readme.title);
});

test('a canceled download closes the file that was being read', async () => {
  const endless = new Readable({ read() {} });
  const zip = exportZip(async () => endless, [application]);
  zip.on('error', () => undefined);
  zip.resume();
  await once(zip, 'data');
  zip.destroy();
  await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
});

test('a file that breaks while it is read breaks the download', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('EIO'));
    },
  });
  await expect(buffer(exportZip(async () => broken, [application]))).rejects.toThrow();
});
