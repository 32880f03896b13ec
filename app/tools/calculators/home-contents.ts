import { homeContents as words } from '#content/calculators/home-contents.ts';
import { rulesOfThumb } from '#content/facts.ts';
import { addUp, type Sum, toCount, toDollars } from './amounts.ts';

export type HomeContentsInput = Record<keyof typeof words.fields, number>;

export type HomeContentsResult = {
  kind: keyof typeof words.answer;
  contents: Sum;
  /** The contents limit of a typical policy with this dwelling limit. Both are 0 without a dwelling limit. */
  usual: { low: number; high: number };
};

/** Compares the value of the contents with the usual percentage of the dwelling limit, inclusive at both ends. */
export function calculateHomeContents(input: HomeContentsInput): HomeContentsResult {
  const contents = addUp(
    [
      lineOf('livingRoom', input),
      lineOf('kitchen', input),
      bedroomsOf(input),
      lineOf('clothing', input),
      lineOf('electronics', input),
      lineOf('hobbies', input),
      lineOf('valuables', input),
      lineOf('elsewhere', input),
    ],
    words.working.total,
  );
  const dwelling = toDollars(input.dwellingLimit);
  const { from, to } = rulesOfThumb.contentsPercentOfDwelling;
  const usual = { low: Math.round((dwelling * from) / 100), high: Math.round((dwelling * to) / 100) };
  return { kind: kindOf(contents.total.amount, dwelling, usual), contents, usual };
}

function lineOf(name: keyof HomeContentsInput, input: HomeContentsInput) {
  return { label: words.fields[name].label, amount: toDollars(input[name]) };
}

function bedroomsOf(input: HomeContentsInput) {
  const rooms = toCount(input.bedrooms, words.fields.bedrooms.max);
  return { label: words.working.bedrooms(rooms), amount: rooms * toDollars(input.perBedroom) };
}

function kindOf(
  total: number,
  dwelling: number,
  usual: HomeContentsResult['usual'],
): HomeContentsResult['kind'] {
  if (total === 0) return 'empty';
  if (dwelling === 0) return 'noDwelling';
  if (total < usual.low) return 'below';
  return total <= usual.high ? 'within' : 'above';
}
