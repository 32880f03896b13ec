import { userInfo } from 'node:os';
import { styleText } from 'node:util';
import { filesOf } from '../attachments.ts';
import { cleanLines } from '../clean-text.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { day, formatDay, formatTime } from '../dates.ts';
import { type FoundRecord, findRecord } from '../find-record.ts';
import { wrapText } from '../fit-text.ts';
import { holdsSealedNumber, type Row, shortId } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { readRetention } from '../retention.ts';
import type { Settings } from '../settings.ts';
import { note, print, readWidth } from '../terminal.ts';
import { openSealed, readSealingKey, sealingKeyFile, unlock } from '../unseal.ts';
import type { Wire } from '../wire.ts';
import { ask } from '../wire-errors.ts';

export const show: Command = {
  help: `show ID

ID is the one in the list, or any start of it that fits a single record.

  --unseal         open the social security number of a verification; who did is recorded first
  --by NAME        the name to record, your user name on this machine unless given
  --key FILE       the private key; otherwise INBOX_PRIVATE_KEY, or sealing-private.asc in DATA_DIR/keys

Examples
  npm run inbox -- show 3f2a91c0
  npm run inbox -- show 3f2a91c0 --unseal --by "Dana Reyes" --key /media/stick/sealing-private.asc`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      { unseal: { type: 'boolean' }, by: { type: 'string' }, key: { type: 'string' } },
      { least: 1, most: 1, name: 'the id of a record' },
    );
    const by = readOpener(values.by);
    const wire = await connect(settings);
    const record = await findRecord(wire, positionals[0] ?? '');
    const sealed = holdsSealedNumber(record.kind);
    if (values.unseal && !sealed)
      throw new Problem(`Only a verification holds a sealed number; this is ${article(record)}.`, 'usage');
    const keepDays = (await readRetention(wire))(record.kind.table);
    const number = values.unseal ? await unsealNumber(wire, settings, record.row, values.key, by) : undefined;
    printRecord(record, keepDays, number);
    if (number) note('', `Recorded: opened by ${by}.`);
    else if (sealed)
      note('', `Open the number with: npm run inbox -- show ${shortId(record.row.id)} --unseal`);
    if (record.kind.attachments.length > 0)
      note(...(sealed ? [] : ['']), `Save the files with: npm run inbox -- save ${shortId(record.row.id)}`);
  },
};

/** The audit row is written before the number is opened; without it, nothing is. */
async function unsealNumber(
  wire: Wire,
  settings: Settings,
  { id, social_security, sealing_key_id }: Row,
  keyFile: string | undefined,
  by: string,
): Promise<string> {
  const key = await readSealingKey(sealingKeyFile(keyFile, settings));
  if (!key.opens(sealing_key_id ?? ''))
    throw new Problem(
      `This number was sealed with the key ${sealing_key_id}; ${key.file} is another. Give the right one with --key FILE.`,
    );
  const unlocked = await unlock(key, settings);
  const { status } = await ask(wire.rest.from('unsealings').insert({ verification_id: id, opened_by: by }));
  if (status !== 201) throw new Problem('The unsealing could not be recorded, so the number stays sealed.');
  return openSealed(social_security ?? '', unlocked);
}

function readOpener(given: string | undefined): string {
  const name = (given ?? userInfo().username).trim();
  if (name.length >= 1 && name.length <= 200) return name;
  throw new Problem('--by takes a name of 1 to 200 characters.', 'usage');
}

function printRecord({ kind, row }: FoundRecord, keepDays: number, number: string | undefined): void {
  const until = new Date(new Date(row.created_at).getTime() + keepDays * day);
  const entries: Array<[string, string]> = [
    ['Received', formatTime(row.created_at)],
    ['Kept until', `${formatDay(until)}${until.getTime() < Date.now() ? ' (past its date)' : ''}`],
    ...kind.fields.map(([column, label]): [string, string] => [label, row[column] ?? '']),
  ];
  if (holdsSealedNumber(kind))
    entries.push(['Social security', number ?? `•••-••-•••• (sealed with key ${row.sealing_key_id})`]);
  for (const { label, path } of filesOf(kind, row)) entries.push([label, path]);

  const labelWidth = Math.max(...entries.map(([label]) => label.length)) + 2;
  const textWidth = Math.min(readWidth() ?? 100, 100) - labelWidth;
  print(styleText('bold', `${kind.one[0]?.toUpperCase()}${kind.one.slice(1)} ${row.id}`), '');
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

function article({ kind }: FoundRecord): string {
  return /^[aeiou]/.test(kind.one) ? `an ${kind.one}` : `a ${kind.one}`;
}
