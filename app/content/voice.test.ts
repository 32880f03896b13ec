import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an American would not say about insurance, and what to write instead (CONTRIBUTING.md, "The voice"). */
const britishWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:a|an|the|your|their|its|of|much|more|no|new|extra|other|losing|buy|recommend|life|auto|home|health|flood|gap|liability|income|property|contents|group|disability|earthquake|SUM|no-fault) covers?\b/i,
    'coverage or insurance',
  ],
  [/\bcover (?:for|through|from|starts|stops|ends|begins|follows)\b/i, 'coverage or insurance'],
  [/(?<!\.)\btelephones?\b(?![:(])/i, 'phone'],
  [/\brings? (?:you|us|me|them|back)\b/i, 'calls'],
  [/\bdearer\b/i, 'more expensive'],
  [/\bsums\b/i, 'calculations or amounts'],
  [/\bthe working\b|\btheir working\b/i, 'the math'],
  [/\bswindlers?\b/i, 'scammer'],
  [/\bschool run\b/i, 'school drop-off'],
  [/\bjoiners\b|\bleavers\b/i, 'new hires and departures'],
  [/\bfill(?:s|ed|ing)? (?:it |them |one |this )?in\b/i, 'fill out'],
  [/\bNew York time\b|\bMorning to afternoon\b/i, 'Eastern time'],
  [
    /\b(?:whilst|fortnight|lorry|cheque|solicitor|leaflet|letterbox|car park|pay slip|check-ups?)\b/i,
    'American',
  ],
  [/\b(?:harbour|centre|colour|neighbour|licence|tyres?|enrolment|grey|programme)\b/i, 'American spelling'],
];

/** Right where they stand: the spec's own label. */
const exceptions = /\bcover letter\b/gi;

function findBritishWords(text: string): string[] {
  const words = text.replaceAll(exceptions, '');
  return britishWords.flatMap(([pattern, instead]) => {
    const found = pattern.exec(words);
    return found ? [`“${found[0]}” → ${instead}`] : [];
  });
}

const files = globSync(['app/site.ts', 'app/content/**/*.{ts,mdx}'], { exclude: ['**/*.test.ts'] });
test('there is content', () => expect(files.length).toBeGreaterThan(10));
test.each(files)('%s speaks American', (file) => {
  expect(findBritishWords(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  'Four kinds of cover most households need',
  'Cover for a set number of years',
  'losing other cover',
  'A telephone call to us',
  'an adjuster rings you back',
])('“%s” is found', (text) => {
  expect(findBritishWords(text)).toHaveLength(1);
});

test.each([
  'See what we cover',
  'Their policies cover flood',
  'Cover holes with a sheet',
  'A cover letter if you like',
  'a loss the policy covers',
  'site.telephone.shown',
])('“%s” passes', (text) => {
  expect(findBritishWords(text)).toEqual([]);
});
