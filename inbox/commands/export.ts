import { pathInBucket } from '../attachments.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { toCsvRecord } from '../csv.ts';
import { parseDate } from '../dates.ts';
import { holdsSealedNumber, type Kind, type Row } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { readArguments, readKind } from '../read-arguments.ts';
import { countRows, readAll, type Span } from '../read-rows.ts';
import { resolvePath } from '../settings.ts';
import { countOf, note, printExactly } from '../terminal.ts';
import type { Wire } from '../wire.ts';
import { assertFree, writeWhole } from '../write-whole.ts';

export const exportRecords: Command = {
  help: `export contacts|applications|verifications --format csv|json

Social security numbers are left out: the column says "sealed". Only \`show --unseal\` opens one.
In CSV, a cell that a spreadsheet would run as a formula (= + - @ at its start) gets an apostrophe in front;
JSON holds every value exactly as it was sent. Of a file both give the place in the store; \`save\` fetches it.

  --format FORMAT  csv or json
  --to FILE        the file to write, never over another; the terminal unless given
  --since DATE     from this day on: 2026-11-15, or a time ago: 7d
  --until DATE     up to and with this day
  --bom            start CSV with a byte order mark, which Excel needs to read accents

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
      { least: 1, most: 1, name: 'the kind of record: contacts, applications or verifications' },
    );
    const kind = readKind(positionals[0] ?? '');
    const { format } = values;
    if (format !== 'csv' && format !== 'json')
      throw new Problem('Say --format csv or --format json.', 'usage');
    const span = {
      since: values.since === undefined ? undefined : parseDate(values.since, '--since', 'start'),
      until: values.until === undefined ? undefined : parseDate(values.until, '--until', 'end'),
    };
    const target = values.to === undefined ? undefined : resolvePath(values.to, settings.env);
    if (target) await assertFree(target);
    else assertOwnStdout(settings.env);

    const wire = await connect(settings);
    const total = await countRows(wire, kind.table, span);
    const progress = startProgress(`Exporting ${kind.word}`, total, 'rows', target ? undefined : quiet);
    let written = 0;
    const chunks = async function* () {
      for await (const { text, rows } of writers[format](readExported(wire, kind, span), kind, values.bom)) {
        yield text;
        written += rows;
        progress.advance(rows);
      }
    };
    if (target)
      await writeWhole(target, async (file) => {
        for await (const chunk of chunks()) await file.writeFile(chunk);
      });
    else for await (const chunk of chunks()) await printExactly(chunk);
    progress.finish();
    if (target) note(`${countOf(written, kind.one)} in ${target}`);
  },
};

const quiet = { isTTY: false, write: () => true };

/** npm writes two lines of its own first, which would end up in the file. */
function assertOwnStdout(env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event !== 'inbox' || env.npm_config_loglevel === 'silent' || process.stdout.isTTY)
    return;
  throw new Problem('npm adds lines of its own to this output: use --to FILE, or npm run -s inbox.', 'usage');
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
 * The sealed number is not even asked for. Of a file its place in the store is given, never the link: its host was written by
 * whoever sent the row, and nobody should be led there.
 */
async function* readExported(wire: Wire, kind: Kind, span: Span): AsyncGenerator<Row[]> {
  const columns = exportedColumns(kind);
  const asked = columns.filter((column) => column !== 'social_security').join(',');
  for await (const rows of readAll(wire, { table: kind.table, columns: asked, span }))
    yield rows.map(
      (row) =>
        ({
          ...Object.fromEntries(columns.map((column) => [column, row[column]])),
          ...(holdsSealedNumber(kind) && { social_security: 'sealed' }),
          ...placesOf(kind, row),
        }) as Row,
    );
}

function placesOf(kind: Kind, row: Row): Record<string, string> {
  return Object.fromEntries(
    kind.attachments.map(({ column, bucket }) => {
      const path = pathInBucket(row[column] ?? '', bucket);
      return [column, path === undefined ? '' : `${bucket}/${path}`];
    }),
  );
}

type Written = AsyncGenerator<{ text: string; rows: number }>;

const writers = {
  async *csv(pages: AsyncIterable<Row[]>, kind: Kind, bom: boolean): Written {
    const columns = exportedColumns(kind);
    yield { text: `${bom ? '\ufeff' : ''}${toCsvRecord(columns)}`, rows: 0 };
    for await (const rows of pages) {
      const records = rows.map((row) => toCsvRecord(columns.map((column) => row[column] ?? null)));
      yield { text: records.join(''), rows: rows.length };
    }
  },
  async *json(pages: AsyncIterable<Row[]>): Written {
    let before = '[\n';
    for await (const rows of pages) {
      yield { text: before + rows.map((row) => JSON.stringify(row)).join(',\n'), rows: rows.length };
      before = ',\n';
    }
    yield { text: before === '[\n' ? '[]\n' : '\n]\n', rows: 0 };
  },
};
