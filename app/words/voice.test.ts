import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an American would not say about insurance, and what to write instead (docs/voice.md). */
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
    /\b(?:whilst|amongst|fortnight|lorry|cheque|solicitor|leaflet|letterbox|car park|pay slip|check-ups?)\b/i,
    'American',
  ],
  [/\bcompare like with like\b/i, 'apples to apples'],
  [/\btouch no\b/i, 'don’t touch any'],
  [/\bsome weeks\b/i, 'a few weeks'],
  [/\bmotor vehicle office\b/i, 'DMV'],
  [/\bkinds of plan\b/i, 'kinds of plans'],
  [/\bits way back\b/i, 'return shipping'],
  [/\b[Yy]ou hear (?:back|from)\b/, 'You’ll hear: a promise is in the future'],
  [/\b[Yy]ou get (?:our decision|a decision|an answer)\b/, 'You’ll get: a promise is in the future'],
  [/\bZip\b(?! code must be| code is required)/, 'ZIP'],
  [/\b(?:harbour|centre|colour|neighbour|licence|tyres?|enrolment|grey|programme)\b/i, 'American spelling'],
];

/** Right where they stand: the spec's own label. */
const exceptions = /\bcover letter\b/gi;

/** In TypeScript a straight quote before a comma is the end of a string. */
const punctuationOutside = { mdx: /["”][,.](?!\w)/, ts: /”[,.]|[^}]"\.(?=[\s'`])/ };

function findOutsidePunctuation(file: string, text: string): string[] {
  const pattern = file.endsWith('.mdx') ? punctuationOutside.mdx : punctuationOutside.ts;
  return withoutComments(text)
    .split('\n')
    .filter((line) => pattern.test(line));
}

const withoutComments = (text: string) => text.replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function findBritishWords(text: string): string[] {
  const words = text.replaceAll(exceptions, '');
  return britishWords.flatMap(([pattern, instead]) => {
    const found = pattern.exec(words);
    return found ? [`“${found[0]}” → ${instead}`] : [];
  });
}

const files = globSync(['app/site.ts', 'app/content/{*.ts,en/**/*.{ts,mdx}}'], { exclude: ['**/*.test.ts'] });
test('there is content', () => expect(files.length).toBeGreaterThan(10));
test.each(files)('%s speaks American', (file) => {
  expect(findBritishWords(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each(files)('%s has commas and periods inside quotation marks', (file) => {
  expect(findOutsidePunctuation(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['a.mdx', 'It is "the apartment\'s". This'],
  ['a.mdx', 'the word "home", we are'],
  ['a.ts', 'under “Remote”, not under a city'],
  ['a.ts', `'show it as "allowed amount".',`],
])('in %s, %s has its punctuation outside', (file, text) => {
  expect(findOutsidePunctuation(file, text)).toHaveLength(1);
});

test.each([
  ['a.mdx', 'It is "the apartment\'s." This'],
  ['a.ts', `label: "Driver's license, front",`],
  ['a.ts', '/** As in "life", a comment. */'],
])('in %s, %s passes', (file, text) => {
  expect(findOutsidePunctuation(file, text)).toEqual([]);
});

test.each([
  'Four kinds of cover most households need',
  'Cover for a set number of years',
  'losing other cover',
  'A telephone call to us',
  'an adjuster rings you back',
  'You hear from us within a day',
  'Zip code',
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
  'You’ll hear back within a day',
  'ZIP code',
])('“%s” passes', (text) => {
  expect(findBritishWords(text)).toEqual([]);
});
