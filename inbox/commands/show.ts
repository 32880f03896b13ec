import { userInfo } from 'node:os';
import { styleText } from 'node:util';
import { describeFiles, listFiles } from '../attachments.ts';
import type { Backend } from '../backend.ts';
import { cleanLines } from '../clean-text.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { day, formatDay, formatTime } from '../dates.ts';
import { type FoundRecord, findRecord } from '../find-record.ts';
import { wrapText } from '../fit-text.ts';
import { holdsSealedNumber, type Row, shortId } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { runQuery } from '../query-backend.ts';
import { readArguments } from '../read-arguments.ts';
import { readRetention } from '../retention.ts';
import type { Settings } from '../settings.ts';
import { print, printNote, readWidth } from '../terminal.ts';
import { decryptNumber, findSealingKeyFile, readSealingKey, unlockKey } from '../unseal.ts';

export const show: Command = {
  help: `show ID

ID is an id from the list, or the start of one.

  --unseal         open the social security number of a verification; this is recorded first
  --by NAME        the name to record (default: your user name on this machine)
  --key FILE       the private key (default: INBOX_PRIVATE_KEY, or DATA_DIR/keys/sealing-private.asc)

Examples
  npm run inbox -- show 3f2a91c0
  npm run inbox -- show 3f2a91c0 --unseal --by "Dana Reyes" --key /media/stick/sealing-private.asc`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { unseal: { type: 'boolean' }, by: { type: 'string' }, key: { type: 'string' } },
      { min: 1, max: 1, name: 'the id of a record' },
    );
    const by = readOpener(values.by);
    const backend = await connect(settings);
    const record = await findRecord(backend, positionals[0] ?? '');
    const sealed = holdsSealedNumber(record.kind);
    if (values.unseal && !sealed)
      throw new Problem(`Only a verification has a sealed number. This is ${withArticle(record)}.`, 'usage');
    const keepDays = (await readRetention(backend))(record.kind.table);
    const number = values.unseal
      ? await unsealNumber(backend, settings, record.row, values.key, by)
      : undefined;
    const files = await describeFiles(backend, listFiles(record.kind, record.row));
    printRecord(record, { keepDays, number, files });
    if (number) printNote('', `Recorded in the audit trail: opened by ${by}.`);
    else if (sealed)
      printNote('', `Open the number with: npm run inbox -- show ${shortId(record.row.id)} --unseal`);
    if (record.kind.attachments.length > 0)
      printNote(
        ...(sealed ? [] : ['']),
        `Save the files with: npm run inbox -- save ${shortId(record.row.id)}`,
      );
  },
};

/** Writes the audit row first. If that fails, the number is not opened. */
async function unsealNumber(
  backend: Backend,
  settings: Settings,
  { id, social_security, sealing_key_id }: Row,
  keyFile: string | undefined,
  by: string,
): Promise<string> {
  const key = await readSealingKey(findSealingKeyFile(keyFile, settings));
  if (!key.canOpen(sealing_key_id ?? ''))
    throw new Problem(
      `This number was sealed with the key ${sealing_key_id}. ${key.file} is a different key. Name the right one with --key FILE.`,
    );
  const unlocked = await unlockKey(key, settings);
  const { status } = await runQuery(
    backend.rest.from('unsealings').insert({ verification_id: id, opened_by: by }),
  );
  if (status !== 201)
    throw new Problem('The audit trail could not be written, so the number was not opened. Try again.');
  return decryptNumber(social_security ?? '', unlocked);
}

function readOpener(given: string | undefined): string {
  const name = (given ?? userInfo().username).trim();
  if (name.length >= 1 && name.length <= 200) return name;
  throw new Problem('--by takes a name of 1 to 200 characters.', 'usage');
}

type Details = { keepDays: number; number: string | undefined; files: Array<[string, string]> };

function printRecord({ kind, row }: FoundRecord, { keepDays, number, files }: Details): void {
  const until = new Date(new Date(row.created_at).getTime() + keepDays * day);
  const entries: Array<[string, string]> = [
    ['Received', formatTime(row.created_at)],
    ['Kept until', `${formatDay(until)}${until.getTime() < Date.now() ? ' (expired)' : ''}`],
    ...kind.fields.map(([column, label]): [string, string] => [label, row[column] ?? '']),
  ];
  if (holdsSealedNumber(kind))
    entries.push(['Social security', number ?? `•••-••-•••• (sealed with key ${row.sealing_key_id})`]);
  entries.push(...files);

  const labelWidth = Math.max(...entries.map(([label]) => label.length)) + 2;
  const textWidth = Math.min(readWidth() ?? 100, 100) - labelWidth;
  print(styleText('bold', `${kind.singular[0]?.toUpperCase()}${kind.singular.slice(1)} ${row.id}`), '');
  for (const [label, value] of entries) {
    const lines = cleanLines(value).flatMap((line) => wrapText(line, textWidth));
    lines.forEach((line, at) => {
      const start = (at === 0 ? label : '').padEnd(labelWidth);
      print(
        `${styleText('dim', start)}${line === '' && lines.length === 1 ? styleText('dim', '–') : line}`.trimEnd(),
      );
    });
  }
}

function withArticle({ kind }: FoundRecord): string {
  return /^[aeiou]/.test(kind.singular) ? `an ${kind.singular}` : `a ${kind.singular}`;
}
