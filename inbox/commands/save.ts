import path from 'node:path';
import { filesOf, type RecordFile } from '../attachments.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { fold } from '../find-matches.ts';
import { findRecord } from '../find-record.ts';
import { type Kind, nameOf, type Row, shortId } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { readArguments } from '../read-arguments.ts';
import { resolvePath } from '../settings.ts';
import { formatSize, note, print, warn } from '../terminal.ts';
import type { OpenedFile } from '../wire.ts';
import { writeWhole } from '../write-whole.ts';

export const save: Command = {
  help: `save ID

Files are named after the record and its person, readable by you alone, and never written over another.

  --to DIR         the folder to save into; where you are unless given

Examples
  npm run inbox -- save 3f2a91c0
  npm run inbox -- save 3f2a91c0 --to ~/applicants`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { to: { type: 'string', default: '.' } },
      { least: 1, most: 1, name: 'the id of a record' },
    );
    const wire = await connect(settings);
    const { kind, row } = await findRecord(wire, positionals[0] ?? '');
    const files = filesOf(kind, row);
    if (files.length === 0) throw new Problem(`A ${kind.one} has no files.`, 'nothingFound');
    const folder = resolvePath(values.to, settings.env);
    let unsaved = 0;
    for (const file of files) {
      const target = path.join(folder, fileNameFor(kind, row, file));
      const opened = await wire.openFile(file);
      if (!opened) {
        warn(`${file.label}: ${file.path} is not in the file store.`);
        unsaved += 1;
        continue;
      }
      try {
        const size = await saveFile(opened, target, file.label);
        print(`${target} (${formatSize(size)})`);
      } catch (error) {
        await opened.body.cancel().catch(() => {});
        if (!(error instanceof Problem)) throw error;
        warn(error.message);
        unsaved += 1;
      }
    }
    if (unsaved > 0) throw new Problem(`${unsaved} of ${files.length} files could not be saved.`);
    note('These come from strangers: open them with a viewer that is up to date.');
  },
};

async function saveFile({ body, size }: OpenedFile, target: string, label: string): Promise<number> {
  const progress = startProgress(label, size ?? 0, 'bytes');
  let written = 0;
  try {
    await writeWhole(target, async (file) => {
      for await (const chunk of body) {
        await file.writeFile(chunk);
        written += chunk.length;
        progress.advance(chunk.length);
      }
      if (size !== undefined && written !== size) throw new Problem(`${label}: the download was cut off.`);
    });
  } catch (error) {
    if (error instanceof TypeError) throw new Problem(`${label}: the download was cut off.`);
    throw error;
  } finally {
    progress.finish();
  }
  return written;
}

/** Built from what we know, and never from what a stranger called the file. */
export function fileNameFor(kind: Kind, row: Row, { fileWord, path: stored }: RecordFile): string {
  const person =
    fold(nameOf(kind, row))
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 40) ?? '';
  const extension = /\.([a-z]{3,4})$/i.exec(stored)?.[1]?.toLowerCase() ?? 'bin';
  return `${[shortId(row.id), person, fileWord].filter(Boolean).join('-')}.${extension}`;
}
