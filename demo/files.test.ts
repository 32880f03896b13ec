import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectBytes } from '../server/store/files/documents/inspect-bytes.ts';
import { type LicenseFormat, makeLicense } from './licenses/make-license.ts';
import { makeRecords } from './records.ts';

const records = makeRecords(new Date('2026-11-16T15:00:00Z'));
const applications = records.filter((record) => record.kind === 'application');
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

describe('resumes', () => {
  test('are PDFs of one to three pages and Word files, and the server accepts them', async () => {
    const pages = new Set<number>();
    const kinds = new Set<string>();
    for (const { makeResumeFile } of applications.slice(0, 16)) {
      const file = await makeResumeFile();
      const bytes = await bytesOf(file);
      const kind = file.name.endsWith('.docx') ? 'docx' : 'pdf';
      kinds.add(kind);
      expect(await inspectBytes(kind, bytes)).toBe(bytes.length);
      if (kind === 'pdf') pages.add((await PDFDocument.load(bytes)).getPageCount());
    }
    expect([...kinds].sort()).toEqual(['docx', 'pdf']);
    expect([...pages].sort()).toEqual([1, 2, 3]);
  });

  test('are the same bytes at every run', async () => {
    for (const { makeResumeFile } of applications.slice(0, 3))
      expect(await bytesOf(await makeResumeFile())).toEqual(await bytesOf(await makeResumeFile()));
  });
});

describe('licenses', () => {
  const [person] = records.filter((record) => record.kind === 'verification').map((record) => record.person);

  test.each(['jpg', 'png', 'pdf'] as const)(
    'as %s have two readable sides',
    async (format: LicenseFormat) => {
      if (!person) throw new Error('There is no verification.');
      const { licenseFront, licenseBack } = await makeLicense(person, 1, format);
      for (const file of [licenseFront, licenseBack]) {
        const bytes = await bytesOf(file);
        expect(file.name).toMatch(new RegExp(`\\.${format}$`));
        expect(bytes.length).toBeLessThan(500_000);
        if (format === 'pdf') expect(await inspectBytes('pdf', bytes)).toBe(bytes.length);
        else expect((await sharp(bytes).metadata()).width).toBeGreaterThan(1000);
      }
    },
  );
});
