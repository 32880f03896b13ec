import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { FoundRecord } from '#domain/records.ts';
import type { RecordStore, StoredFile } from '../../store/records/record-store.ts';
import { writeReadme } from './export-readme.ts';
import { attachmentNames, fileNameOf, folderOf, recordJson, recordSummary } from './export-record.ts';
import { exportWordsIn } from './export-words.ts';

type OpenFile = RecordStore['openFile'];

/** Streams a zip with a folder for each record. One file is open at a time. */
export function exportZip(openFile: OpenFile, found: FoundRecord[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stopped = new AbortController();
  output.once('close', () => stopped.abort());
  fillZip(zip, openFile, found, stopped.signal).catch((error: Error) => output.destroy(error));
  return output;
}

async function fillZip(zip: ZipFile, openFile: OpenFile, found: FoundRecord[], signal: AbortSignal) {
  const missing: string[] = [];
  for (const record of found) {
    const folder = folderOf(record);
    const words = await exportWordsIn(record.entry.language);
    zip.addBuffer(Buffer.from(recordSummary(record, words)), `${folder}/summary.txt`);
    zip.addBuffer(Buffer.from(recordJson(record)), `${folder}/record.json`);
    for (const { name: inFolder, file } of filesOf(record)) {
      const name = `${folder}/${inFolder}`;
      const stream = file.stored ? await openFile(file) : undefined;
      if (!stream) {
        missing.push(name);
        continue;
      }
      // Pictures and documents are compressed already.
      zip.addReadStream(stream, name, { compress: false });
      // If the download was canceled, nobody reads this stream to its end.
      await finished(stream, { signal }).catch((error: Error) => {
        stream.destroy();
        throw error;
      });
    }
  }
  const readme = await writeReadme({ made: new Date(), found, missing });
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  zip.end();
}

type NamedFile = { name: string; file: StoredFile & { stored: boolean } };

/** The files of the form and of the letters. */
function filesOf(record: FoundRecord): NamedFile[] {
  const names = attachmentNames(record);
  const attached = record.notes.flatMap(({ files }) =>
    files.flatMap((file) =>
      file.path ? [{ name: names.get(file.id) ?? file.id, file: { ...file, path: file.path } }] : [],
    ),
  );
  return [...record.files.map((file) => ({ name: fileNameOf(file), file })), ...attached];
}
