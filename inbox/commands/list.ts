import type { Backend } from '../backend.ts';
import { cleanLine } from '../clean-text.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { formatTime, parseRange } from '../dates.ts';
import { findMatches } from '../find-matches.ts';
import { formatTable } from '../format-table.ts';
import { holdsSealedNumber, type Kind, personName, type Row, shortId } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { readArguments, readCount, readKind } from '../read-arguments.ts';
import { countRows, readPage, readRowsById } from '../read-rows.ts';
import { formatCount, print, printNote, readWidth } from '../terminal.ts';
import { printSummary } from './summary.ts';

export const list: Command = {
  help: `list [contacts|applications|verifications]

Without a kind: the number of records of each kind, the newest, and how many have expired.

  --since DATE     from this day: 2026-11-15, or an age: 7d, 24h
  --until DATE     up to and including this day
  --match TEXT     the name or email contains every word of TEXT
  --job TITLE      the job title (applications) or position (verifications) contains TITLE
  --limit N        records per page (default: 20, at most 200)
  --page N         the page to show (default: 1)

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
      { min: 0, max: 1, name: 'a kind of record' },
    );
    const [given] = positionals;
    if (given === undefined) {
      if (args.length > 0)
        throw new Problem(
          'Name a kind of record for these options: contacts, applications or verifications.',
          'usage',
        );
      return printSummary(await connect(settings));
    }
    const kind = readKind(given);
    if (values.job !== undefined && !kind.jobColumn)
      throw new Problem('Only applications and verifications have a job. Remove --job.', 'usage');
    const range = parseRange(values);
    const limit = readCount(values.limit, '--limit', 200);
    const page = readCount(values.page, '--page', 1_000_000);
    const backend = await connect(settings);
    const filter = { range, match: values.match, job: values.job };
    const { rows, total } = await select(backend, kind, filter, limit, (page - 1) * limit);
    const pages = Math.ceil(total / limit);
    if (total === 0) throw new Problem(`No ${kind.name} were found.`, 'nothingFound');
    if (rows.length === 0)
      throw new Problem(`There is no page ${page}. The last page is ${pages}.`, 'nothingFound');
    print(
      ...formatTable(
        columnsOf(kind),
        rows.map((row) => cellsOf(kind, row)),
        readWidth(),
      ),
    );
    printNote(
      '',
      pages > 1
        ? `${formatCount(total, kind.singular)}, page ${page} of ${pages}${page < pages ? ` (next: --page ${page + 1})` : ''}`
        : formatCount(total, kind.singular),
    );
  },
};

type Filter = Parameters<typeof findMatches>[2];

async function select(backend: Backend, kind: Kind, filter: Filter, limit: number, offset: number) {
  const columns = ['id', 'created_at', 'email', ...kind.nameColumns, kind.topic.column];
  const shown = [...columns, ...(holdsSealedNumber(kind) ? ['other_position'] : [])].join(',');
  if (filter.match === undefined && filter.job === undefined) {
    const total = await countRows(backend, kind.table, filter.range);
    const selection = { table: kind.table, columns: shown, range: filter.range };
    return { total, rows: offset < total ? await readPage(backend, selection, limit, offset) : [] };
  }
  const ids = await findMatches(backend, kind, filter);
  const onPage = ids.slice(offset, offset + limit);
  return {
    total: ids.length,
    rows: onPage.length > 0 ? await readRowsById(backend, kind.table, shown, onPage) : [],
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
    ...[personName(kind, row), row.email ?? '', other].map(cleanLine),
  ];
}
