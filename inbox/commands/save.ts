import path from 'node:path';
import { findOwner, listFiles, type RecordFile } from '../attachments.ts';
import type { OpenedFile } from '../backend.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { fold } from '../find-matches.ts';
import { findRecord } from '../find-record.ts';
import { type Kind, personName, type Row, shortId } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { readArguments } from '../read-arguments.ts';
import { resolvePath } from '../settings.ts';
import { formatSize, print, printNote, printWarning } from '../terminal.ts';
import { writeFileAtomically } from '../write-atomically.ts';

export const save: Command = {
  help: `save ID

File names have the id and the person's name. Only you can read the files. Nothing is overwritten.

  --to DIR         the folder to save to (default: the current folder)

Examples
  npm run inbox -- save 3f2a91c0
  npm run inbox -- save 3f2a91c0 --to ~/applicants`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { to: { type: 'string', default: '.' } },
      { min: 1, max: 1, name: 'the id of a record' },
    );
    const backend = await connect(settings);
    const { kind, row } = await findRecord(backend, positionals[0] ?? '');
    const files = listFiles(kind, row);
    if (files.length === 0) throw new Problem(`A ${kind.singular} has no files.`, 'nothingFound');
    const folder = resolvePath(values.to, settings.env);
    let unsaved = 0;
    for (const file of files) {
      const target = path.join(folder, fileNameFor(kind, row, file));
      const owner = await findOwner(backend, kind, file);
      if (owner && owner.id !== row.id) {
        printWarning(`${file.label}: ${file.path} belongs to the older record ${shortId(owner.id)}.`);
        unsaved += 1;
        continue;
      }
      const opened = await backend.openFile(file);
      if (!opened) {
        printWarning(`${file.label}: ${file.path} is not in the file store.`);
        unsaved += 1;
        continue;
      }
      try {
        const size = await saveFile(opened, target, file.label);
        print(`${target} (${formatSize(size)})`);
      } catch (error) {
        await opened.body.cancel().catch(() => {});
        if (!(error instanceof Problem)) throw error;
        printWarning(error.message);
        unsaved += 1;
      }
    }
    if (unsaved > 0) throw new Problem(`${unsaved} of ${files.length} files could not be saved.`);
    printNote('Visitors uploaded these files. Open them with an up-to-date viewer.');
  },
};

async function saveFile({ body, size }: OpenedFile, target: string, label: string): Promise<number> {
  const progress = startProgress(label, size ?? 0, 'bytes');
  let written = 0;
  try {
    await writeFileAtomically(target, async (file) => {
      for await (const chunk of body) {
        await file.writeFile(chunk);
        written += chunk.length;
        progress.advance(chunk.length);
      }
      if (size !== undefined && written !== size)
        throw new Problem(`${label}: the download was interrupted. Try again.`);
    });
  } catch (error) {
    if (error instanceof TypeError) throw new Problem(`${label}: the download was interrupted. Try again.`);
    throw error;
  } finally {
    progress.finish();
  }
  return written;
}

/** Never uses the file name that the visitor chose. */
export function fileNameFor(kind: Kind, row: Row, { fileSuffix, path: stored }: RecordFile): string {
  const person =
    fold(personName(kind, row))
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 40) ?? '';
  const extension = /\.([a-z]{3,4})$/i.exec(stored)?.[1]?.toLowerCase() ?? 'bin';
  return `${[shortId(row.id), person, fileSuffix].filter(Boolean).join('-')}.${extension}`;
}
