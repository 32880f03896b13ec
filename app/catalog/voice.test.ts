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

/** Said of ourselves. Three times are enough. */
const sayingWhatIsNotCovered =
  /\b(?:say|tell|print|list|show|name|publish|explain)(?:s|ed|ing)?\b[^.!?'"`\n]*?\bwhat\b[^.!?'"`\n]*?\b(?:not covered|(?:do|does) not (?:cover|pay)|leaves? out|left out)\b/gi;

/** Last sentences that sound like an ending and say nothing. */
const closingTics: readonly RegExp[] = [
  /\b(?:Dull|Boring|Slow|Quiet|Short|Simple) is (?:right|good|fine|better)\.$/,
  /\bIt was (?:instructive|educational|worth it)\.$/,
  /\b(?:Fine|Good|Fair enough), if you [^.]*\.$/,
  /\b(?:That|This)(?: is|['’]s) (?:the|our) (?:whole |only )?(?:point|trick|idea|job|difference|deal|promise)\.$/,
  /\bkeeps? (?:us|it|them|the [\w ]+) honest\.$/,
  /\bThe only (?:bad|wrong|stupid) [\w ]+ is [^.]*\.$/,
  /\b(?:Nor|Neither|So) (?:do|does|did|is|are|will) (?:we|it|they|luck|water|fire|time)\.$/,
  /\b(?:They are|It is|It['’]s) worth (?:more than )?(?:the price|it|the trouble)\.$/,
  /\bThat rewards [^.]*\.$/,
];

/** Where poetry is allowed. */
const poetry = /export const story = \{[\s\S]*?\n\};/;

const endsOfTexts = { mdx: /.+$/gm, ts: /[^'"`]+(?=['"`],?$)/gm };

function findClosingTics(file: string, text: string): string[] {
  const words = withoutComments(text).replace(poetry, '');
  const ends = words.match(endsOfTexts[file.endsWith('.mdx') ? 'mdx' : 'ts']) ?? [];
  return ends.filter((end) => closingTics.some((tic) => tic.test(end)));
}

/** Statements of at most four words that end a longer paragraph of an article. A phrase of phrases/ has more. */
function findShortClosings(article: string): string[] {
  return article
    .split(/\n{2,}/)
    .filter((paragraph) => /^[\w“"'*[$]/.test(paragraph) && !/^(?:import|export|\d+\.) /.test(paragraph))
    .flatMap((paragraph) => {
      const sentences = paragraph.trim().split(/(?<=[.!?]["”]?)\s+/);
      const last = sentences.at(-1) ?? '';
      return sentences.length > 1 && /^[^{]*\.["”]?$/.test(last) && last.split(/\s+/).length <= 4
        ? [last]
        : [];
    });
}

const files = globSync(['company/site.ts', 'company/content/{*.ts,en/**/*.{ts,mdx}}'], {
  exclude: ['**/*.test.ts'],
});
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

test('at most three texts say that we say what is not covered', () => {
  const found = files.flatMap((file) =>
    (withoutComments(readFileSync(file, 'utf8')).match(sayingWhatIsNotCovered) ?? []).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(3);
});

test.each([
  'We say plainly what is not covered.',
  'Each page tells you what a policy leaves out.',
  'Why we print what is not covered',
  'The list shows what we do not pay.',
])('“%s” counts', (text) => {
  expect(text.match(sayingWhatIsNotCovered)).toHaveLength(1);
});

test.each(['What is not covered', 'A flood is not covered.', 'Say what happened. Wear is not covered.'])(
  '“%s” does not count',
  (text) => {
    expect(text.match(sayingWhatIsNotCovered)).toBeNull();
  },
);

test.each(files)('%s ends no text with a flourish', (file) => {
  expect(findClosingTics(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['a.mdx', 'Nobody asks twice. Dull is right.\n\nMore.'],
  ['a.mdx', 'The form was wet. It was instructive.'],
  ['a.ts', "  text: 'We read them all. It keeps us honest.',"],
  ['a.ts', '  text: `You pay less. That’s the whole trick.`,'],
])('in %s, %s ends with a flourish', (file, text) => {
  expect(findClosingTics(file, text)).toHaveLength(1);
});

test.each([
  ['a.mdx', 'It was instructive to read the form.'],
  ['a.ts', "export const story = {\n  text: 'It was instructive.',\n};"],
])('in %s, %s does not', (file, text) => {
  expect(findClosingTics(file, text)).toEqual([]);
});

const articles = files.filter((file) => /(?:blog|guides)\/[\w-]+\.mdx$/.test(file));
test('there are articles', () => expect(articles.length).toBeGreaterThan(0));
test.each(articles)('%s has at most one short closing line', (file) => {
  const found = findShortClosings(readFileSync(file, 'utf8'));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(1);
});

test('a short closing line is a statement at the end of a longer paragraph', () => {
  const found = findShortClosings(
    [
      'Ask about it. Sometimes it does.',
      'Is it so? Who knows?',
      'Take them in this order. Then:',
      'It does.',
      '- One. Two.',
      '1. One. Two.',
    ].join('\n\n'),
  );
  expect(found).toEqual(['Sometimes it does.']);
});
