/** What belongs to the demonstration. A company that takes the site over replaces all of it. */

export const kinds = {
  name: { title: 'Names', next: 'Write the fact with company/site.ts, or write your own text.' },
  scenery: { title: 'Lighthouse and harbor', next: 'Write your own text, or draw your own mark.' },
  place: {
    title: 'Places and law of New York',
    next: 'Write what is true where you are. Have words about law checked.',
  },
  invention: {
    title: 'Invented people, reviews and figures',
    next: 'Replace it and delete its mark, or remove it.',
  },
  number: { title: 'Made-up numbers and addresses', next: 'Use your own.' },
  social: { title: 'Social pages', next: 'Link to your own page, or remove the link.' },
  legal: { title: 'Legal pages of a demonstration', next: 'Write your own text with counsel.' },
  picture: { title: 'Pictures', next: 'Use your own (docs/pictures.md), or name another picture there.' },
  document: { title: 'PDFs and icons', next: 'Run npm run documents and npm run icons.' },
} as const;

export type Kind = keyof typeof kinds;

/** The name of the demonstration. With another name in company/site.ts, its places are the owner's own statement. */
export const demonstrationName = 'Harborlight';

export const sources = {
  texts: [
    '{app,company}/**/*.{ts,tsx,mdx,css}',
    '{domain,office}/*.ts',
    'documents/**/*.ts',
    'staff/**/*.{ts,tsx,html}',
  ],
  legal: ['company/content/*/legal/*.mdx'],
  /** Made from the texts, so they are searched for names only. */
  made: ['public/**/*.{pdf,svg}'],
  tests: ['**/*.test.{ts,tsx}'],
  /** Lists every state by its name. */
  states: ['domain/us-states.ts'],
};

export const words: readonly { kind: Kind; pattern: RegExp }[] = [
  { kind: 'name', pattern: /Harborlight|Lantern Slip|Beacon Court|\bHL-\d{3}\b/ },
  {
    kind: 'scenery',
    pattern:
      /\b(?:lighthouses?|harbor|ferry|tide (?:may|is)|rope shop|light left on|is a light on|one lamp|faros?|transbordador)\b/i,
  },
  { kind: 'number', pattern: /\b\d{3}\)?[ -]555-01\d\d\b|(?:\/\/|@)[\w.-]+\.example\b/ },
];

/** A place counts unless the company names it in `site.region`. "New York, NY" is one of the cities of the job filter. */
export const places: readonly { place: string; pattern: RegExp }[] = [
  { place: 'New York', pattern: /\bNew York(?:ers)?\b(?!, NY)|\bNYCRR\b|\bNueva York\b|\bneoyorquin/ },
  {
    place: 'Manhattan',
    pattern: /\bManhattan\b|\b(?:East|West) \d+(?:st|nd|rd|th) Street\b|\bHarlem\b|\bMidtown\b/,
  },
  ...['Bronx', 'Brooklyn', 'Queens', 'Staten Island', 'East River', 'Bryant Park'].map((place) => ({
    place,
    pattern: new RegExp(`\\b${place}\\b`),
  })),
];

export const legalWords = /fictional|demonstration|ficticia|demostración/i;

const pictureRows: readonly [name: string, width: number, sha256: string, shows: string][] = [
  ['hero', 2400, '03f2cd7305cb72d3', 'New York harbor with a lighthouse'],
  ['hero-phone', 1200, 'bbf1aef50106ccaa', 'New York harbor with a lighthouse'],
  ['services', 1200, '20f717f21df5885f', 'a lighthouse'],
  ['about', 1200, '1b5b59227f268805', 'a harbor with a lighthouse'],
  ['careers', 1200, 'd1607de25b652d7a', 'a lighthouse in the window'],
  ['auto', 1200, '3847fcd0a1843f72', 'a bridge over the harbor'],
  ['404', 1200, 'be1ef54bd81e7fd6', 'a buoy and a lighthouse'],
  ['guide-life-insurance', 1200, 'beaf5268c4972112', 'a lighthouse as a night light'],
  ['portrait-1', 320, 'c539f9a2b0fbe64d', 'an invented person'],
  ['portrait-2', 320, 'c28b49f456e8b774', 'an invented person'],
  ['portrait-3', 320, '99aa243ebf523583', 'an invented person'],
  ['portrait-4', 320, 'cb200a36af617433', 'an invented person'],
  ['portrait-5', 320, '29b1f150a76d5039', 'an invented person'],
  ['portrait-6', 320, 'd424bd384a4d6800', 'an invented person'],
  ['portrait-7', 320, '370c17856dbcd8d4', 'an invented person'],
  ['portrait-8', 320, '4d660d37f82075ec', 'an invented person'],
];

const guideCover = 'art/guide-cover.jpg';

/** By the start of their SHA-256 sum: another picture under the same name is the company's own. */
export const pictures = [
  ...pictureRows.map(([name, width, sha256, shows]) => ({
    name,
    file: `app/pictures/${name}-${width}.webp`,
    sha256,
    shows,
  })),
  {
    name: guideCover,
    file: guideCover,
    sha256: '2dbfe269276f4672',
    shows: 'New York harbor with a lighthouse',
  },
];
