import { quoted, type Table } from '../../store/rows/schema-cache.ts';
import { assertStorable } from './read-json.ts';
import { restErrors } from './rest-error.ts';

/** Every other parameter is a filter on a column. */
const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const comparisons = new Map(Object.entries({ eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }));

export type Where = { sql: string; parameters: string[] };

/** Turns PostgREST's filters (`created_at=gte.2026-01-01`) into a WHERE clause. Its parameters are numbered after `offset` others. */
export function readFilters(search: URLSearchParams, table: Table, offset = 0): Where {
  const parameters: string[] = [];
  const bind = (value: string) => `$${offset + parameters.push(checked(value))}::text`;
  const conditions = [...search]
    .filter(([name]) => !reserved.has(name))
    .map(([name, filter]) => readFilter(name, filter, table, bind));
  return { sql: conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '', parameters };
}

function readFilter(name: string, filter: string, table: Table, bind: (value: string) => string): string {
  const type = table.columns.get(name);
  if (!type) throw restErrors.noColumn(table.name, name);
  const [, negated, operator = '', operand = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(filter) ?? [];
  const condition = conditionFor(quoted(name), type, operator, operand, bind);
  return negated ? `not (${condition})` : condition;
}

function conditionFor(
  column: string,
  type: string,
  operator: string,
  operand: string,
  bind: (value: string) => string,
): string {
  const comparison = comparisons.get(operator);
  if (comparison) return `${column} ${comparison} ${bind(operand)}::${type}`;
  if (operator === 'like' || operator === 'ilike')
    return `${column}::text ${operator} ${bind(operand.replaceAll('*', '%'))}`;
  if (operator === 'in')
    return `${column} in (${
      readList(operand)
        .map((value) => `${bind(value)}::${type}`)
        .join(', ') || 'null'
    })`;
  if (operator === 'is' && operand === 'null') return `${column} is null`;
  if (operator === 'is' && operand === 'not_null') return `${column} is not null`;
  throw restErrors.badQuery(`The filter "${operator}" is not known.`);
}

/** `(a,"b, c")`: values are separated by commas; double quotes enclose a value that has commas. */
function readList(operand: string): string[] {
  const inner = /^\((.*)\)$/s.exec(operand)?.[1];
  if (inner === undefined) throw restErrors.badQuery('A list stands in parentheses.');
  const items = inner.match(/"(?:[^"\\]|\\.)*"|[^,]+/gs) ?? [];
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1).replace(/\\(.)/gs, '$1') : item));
}

function checked(value: string): string {
  assertStorable(value);
  return value;
}
