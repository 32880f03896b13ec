import { cleanLine } from '../clean-text.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { formatTime, parseDate } from '../dates.ts';
import { findMatches } from '../find-matches.ts';
import { formatTable } from '../format-table.ts';
import { holdsSealedNumber, type Kind, nameOf, type Row, shortId } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { readArguments, readCount, readKind } from '../read-arguments.ts';
import { countRows, readPage, rowsById } from '../read-rows.ts';
import { countOf, note, print, readWidth } from '../terminal.ts';
import type { Wire } from '../wire.ts';
import { printSummary } from './summary.ts';

export const list: Command = {
  help: `list [contacts|applications|verifications]

Without a kind: how many there are of each, the newest, and how many are past their date.

  --since DATE     from this day on: 2026-11-15, or a time ago: 7d, 24h
  --until DATE     up to and with this day
  --match TEXT     every word of TEXT is in the name or the email
  --job TITLE      TITLE is in the job title (applications) or the position (verifications)
  --limit N        records on a page, 20 unless given, at most 200
  --page N         which page, 1 unless given

Examples
  npm run inbox -- list
  npm run inbox -- list contacts --since 7d
  npm run inbox -- list applications --job "data entry" --match hopper`,

  async run(args, settings) {
    const { values, positionals } = readArguments(
      args,
      {
        since: { type: 'string' },
        until: { type: 'string' },
        match: { type: 'string' },
        job: { type: 'string' },
        limit: { type: 'string', default: '20' },
        page: { type: 'string', default: '1' },
      },
      { least: 0, most: 1, name: 'a kind of record' },
    );
    const [word] = positionals;
    if (word === undefined) {
      if (args.length > 0) throw new Problem('Say which kind of record these options are for.', 'usage');
      return printSummary(await connect(settings));
    }
    const kind = readKind(word);
    if (values.job !== undefined && !kind.job)
      throw new Problem('Only applications and verifications have a job: leave --job out.', 'usage');
    const span = {
      since: values.since === undefined ? undefined : parseDate(values.since, '--since', 'start'),
      until: values.until === undefined ? undefined : parseDate(values.until, '--until', 'end'),
    };
    const limit = readCount(values.limit, '--limit', 200);
    const page = readCount(values.page, '--page', 1_000_000);
    const wire = await connect(settings);
    const filter = { span, match: values.match, job: values.job };
    const { rows, total } = await select(wire, kind, filter, limit, (page - 1) * limit);
    const pages = Math.ceil(total / limit);
    if (total === 0) throw new Problem(`No ${kind.word} were found.`, 'nothingFound');
    if (rows.length === 0)
      throw new Problem(`There is no page ${page}: the last one is ${pages}.`, 'nothingFound');
    print(
      ...formatTable(
        columnsOf(kind),
        rows.map((row) => cellsOf(kind, row)),
        readWidth(),
      ),
    );
    note(
      '',
      pages > 1
        ? `${countOf(total, kind.one)}, page ${page} of ${pages}${page < pages ? ` (next: --page ${page + 1})` : ''}`
        : countOf(total, kind.one),
    );
  },
};

type Filter = Parameters<typeof findMatches>[2];

async function select(wire: Wire, kind: Kind, filter: Filter, limit: number, offset: number) {
  const columns = ['id', 'created_at', 'email', ...kind.names, kind.topic.column];
  const shown = [...columns, ...(holdsSealedNumber(kind) ? ['other_position'] : [])].join(',');
  if (filter.match === undefined && filter.job === undefined) {
    const total = await countRows(wire, kind.table, filter.span);
    const selection = { table: kind.table, columns: shown, span: filter.span };
    return { total, rows: offset < total ? await readPage(wire, selection, limit, offset) : [] };
  }
  const ids = await findMatches(wire, kind, filter);
  const onPage = ids.slice(offset, offset + limit);
  return {
    total: ids.length,
    rows: onPage.length > 0 ? await rowsById(wire, kind.table, shown, onPage) : [],
  };
}

function columnsOf(kind: Kind) {
  return [
    { title: 'ID' },
    { title: 'Received' },
    { title: 'Name', flexible: true },
    { title: 'Email', flexible: true },
    { title: kind.topic.title, flexible: true },
  ];
}

function cellsOf(kind: Kind, row: Row): string[] {
  const topic = row[kind.topic.column] ?? '';
  const other = topic === 'Other' && row.other_position ? `Other: ${row.other_position}` : topic;
  return [
    shortId(row.id),
    formatTime(row.created_at),
    ...[nameOf(kind, row), row.email ?? '', other].map(cleanLine),
  ];
}
