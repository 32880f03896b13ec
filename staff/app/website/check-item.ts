import type { z } from 'zod';
import type { LanguageCode } from '#domain/languages.ts';
import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { refusalOf } from '#domain/website/markdown-limits.ts';
import { itemSchemas } from '#office/website/schemas.ts';
import { articleWords } from '../../words/website-articles.ts';
import { problems as words } from '../../words/website-problems.ts';

/** What is missing or wrong, by the path of its field: 'words.es.text'. */
export type Problems = Readonly<Record<string, string>>;

/** Nothing is left here before an item can be saved. The server checks the same, and what only it knows. */
export function checkItem(kind: ItemKind, item: AnyItem): Problems {
  const { error } = itemSchemas[kind].safeParse(item);
  const found: Record<string, string> = {};
  for (const issue of error?.issues ?? []) found[issue.path.join('.')] ??= describeIssue(issue, item);
  return found;
}

function describeIssue(issue: z.core.$ZodIssue, item: AnyItem): string {
  const path = issue.path.join('.');
  const value = issue.path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
    item,
  );
  if (/^words\.[a-z]+$/.test(path)) return words.noLanguage;
  const known = words.fields[path] ?? words.fields[String(issue.path.at(-1))];
  const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '');
  if (known) return known;
  if (isEmpty) return words.empty;
  if (issue.code === 'too_big' && typeof value === 'string')
    return words.tooLong(Math.max(1, value.trim().length - Number(issue.maximum)));
  const refusal = issue.code === 'custom' && typeof value === 'string' && refusalOf(value);
  if (refusal) return articleWords.problems[refusal];
  if (issue.code === 'too_big') return words.tooMany(Number(issue.maximum));
  if (issue.code === 'too_small') return words.emptyList;
  return words.unusable;
}

/** Without fields that are empty on purpose: undefined is not sent. */
export function tidy<Value extends AnyItem | null>(item: Value): Value {
  return JSON.parse(JSON.stringify(item)) as Value;
}

/** How many fields of a language are missing or wrong. */
export function countProblems(problems: Problems, code: LanguageCode): number {
  const path = `words.${code}`;
  return Object.keys(problems).filter((each) => each === path || each.startsWith(`${path}.`)).length;
}
