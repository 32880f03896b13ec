import { pathInBucket } from '../attachments.ts';
import type { Backend } from '../backend.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { toCsvRecord } from '../csv.ts';
import { parseRange, type TimeRange } from '../dates.ts';
import { holdsSealedNumber, type Kind, type Row } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { readArguments, readKind } from '../read-arguments.ts';
import { countRows, readAll } from '../read-rows.ts';
import { resolvePath } from '../settings.ts';
import { formatCount, printData, printNote } from '../terminal.ts';
import { assertAbsent, writeFileAtomically } from '../write-atomically.ts';

export const exportRecords: Command = {
  help: `export contacts|applications|verifications --format csv|json

Social security numbers are not exported: the column says "sealed". Only \`show --unseal\` opens one.
In CSV, what a spreadsheet would run as a formula (= + - @ at the start of a cell, or after , ; a tab or a line end)
gets an apostrophe in front.
JSON has every value exactly as it was sent. Both have the path of a file in the store; \`save\` downloads it.

  --format FORMAT  csv or json
  --to FILE        the file to write; it must not exist (default: print)
  --since DATE     from this day: 2026-11-15, or an age: 7d
  --until DATE     up to and including this day
  --bom            start CSV with a byte order mark; Excel needs it to read accents

Examples
  npm run inbox -- export contacts --format csv --bom --to contacts.csv
  npm run -s inbox -- export applications --format json --since 30d | jq length`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      {
        format: { type: 'string' },
        to: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        bom: { type: 'boolean', default: false },
      },
      { min: 1, max: 1, name: 'the kind of record: contacts, applications or verifications' },
    );
    const kind = readKind(positionals[0] ?? '');
    const { format } = values;
    if (format !== 'csv' && format !== 'json')
      throw new Problem('Choose a format: --format csv or --format json.', 'usage');
    const range = parseRange(values);
    const target = values.to === undefined ? undefined : resolvePath(values.to, settings.env);
    if (target) await assertAbsent(target);
    else assertOwnStdout(settings.env);

    const backend = await connect(settings);
    const total = await countRows(backend, kind.table, range);
    const progress = startProgress(`Exporting ${kind.name}`, total, 'rows', target ? undefined : noProgress);
    let written = 0;
    const chunks = async function* () {
      for await (const { text, rows } of writers[format](
        readExported(backend, kind, range),
        kind,
        values.bom,
      )) {
        yield text;
        written += rows;
        progress.advance(rows);
      }
    };
    if (target)
      await writeFileAtomically(target, async (file) => {
        for await (const chunk of chunks()) await file.writeFile(chunk);
      });
    else for await (const chunk of chunks()) await printData(chunk);
    progress.finish();
    if (target) printNote(`${formatCount(written, kind.singular)} in ${target}`);
  },
};

const noProgress = { isTTY: false, write: () => true };

/** `npm run` prints two lines to stdout first, which would end up in the file. */
function assertOwnStdout(env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event !== 'inbox' || env.npm_config_loglevel === 'silent' || process.stdout.isTTY)
    return;
  throw new Problem(
    'npm would add its own lines to this output. Use --to FILE, or npm run -s inbox.',
    'usage',
  );
}

export function exportedColumns(kind: Kind): string[] {
  return [
    'id',
    'created_at',
    ...kind.fields.map(([column]) => column),
    ...(holdsSealedNumber(kind) ? ['social_security', 'sealing_key_id'] : []),
    ...kind.attachments.map(({ column }) => column),
  ];
}

/**
 * Does not read the sealed number at all. Exports the path of a file instead of its URL, because the sender of the row
 * chose the URL's host.
 */
async function* readExported(backend: Backend, kind: Kind, range: TimeRange): AsyncGenerator<Row[]> {
  const columns = exportedColumns(kind);
  const readColumns = columns.filter((column) => column !== 'social_security').join(',');
  for await (const rows of readAll(backend, { table: kind.table, columns: readColumns, range }))
    yield rows.map(
      (row) =>
        ({
          ...Object.fromEntries(columns.map((column) => [column, row[column]])),
          ...(holdsSealedNumber(kind) && { social_security: 'sealed' }),
          ...pathsOf(kind, row),
        }) as Row,
    );
}

function pathsOf(kind: Kind, row: Row): Record<string, string> {
  return Object.fromEntries(
    kind.attachments.map(({ column, bucket }) => {
      const path = pathInBucket(row[column] ?? '', bucket);
      return [column, path === undefined ? '' : `${bucket}/${path}`];
    }),
  );
}

type Chunks = AsyncGenerator<{ text: string; rows: number }>;

const writers = {
  async *csv(pages: AsyncIterable<Row[]>, kind: Kind, bom: boolean): Chunks {
    const columns = exportedColumns(kind);
    yield { text: `${bom ? '\ufeff' : ''}${toCsvRecord(columns)}`, rows: 0 };
    for await (const rows of pages) {
      const records = rows.map((row) => toCsvRecord(columns.map((column) => row[column] ?? null)));
      yield { text: records.join(''), rows: rows.length };
    }
  },
  async *json(pages: AsyncIterable<Row[]>): Chunks {
    let separator = '[\n';
    for await (const rows of pages) {
      yield { text: separator + rows.map((row) => JSON.stringify(row)).join(',\n'), rows: rows.length };
      separator = ',\n';
    }
    yield { text: separator === '[\n' ? '[]\n' : '\n]\n', rows: 0 };
  },
};
