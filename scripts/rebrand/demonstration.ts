/** What belongs to the demonstration. A company that takes the site over replaces all of it. */

export const kinds = {
  name: { title: 'Names', next: 'Write the fact with app/site.ts, or write your own text.' },
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

/** The name of the demonstration. With another name in app/site.ts, its places are the owner's own statement. */
export const demonstrationName = 'Harborlight';

export const sources = {
  texts: [
    'app/**/*.{ts,tsx,mdx,css}',
    'domain/*.ts',
    'documents/**/*.ts',
    'staff/**/*.{ts,tsx,html}',
    'package.json',
  ],
  legal: ['app/content/legal/*.mdx'],
  /** Made from the texts, so they are searched for names only. */
  made: ['public/**/*.{pdf,svg}'],
  tests: ['**/*.test.{ts,tsx}'],
};

export const words: readonly { kind: Kind; pattern: RegExp }[] = [
  { kind: 'name', pattern: /Harborlight|"harborlight"|Lantern Slip|Beacon Court|\bHL-\d{3}\b/ },
  {
    kind: 'scenery',
    pattern:
      /\b(?:lighthouses?|harbor|ferry|tide (?:may|is)|rope shop|light left on|is a light on|one lamp)\b/i,
  },
  { kind: 'number', pattern: /\b\d{3}\)?[ -]555-01\d\d\b|(?:\/\/|@)[\w.-]+\.example\b/ },
];

/** A place counts unless the company names it in `site.region`. "New York, NY" is one of the cities of the job filter. */
export const places: readonly { place: string; pattern: RegExp }[] = [
  { place: 'New York', pattern: /\bNew York(?:ers)?\b(?!, NY)|\bNYCRR\b/ },
  {
    place: 'Manhattan',
    pattern: /\bManhattan\b|\b(?:East|West) \d+(?:st|nd|rd|th) Street\b|\bHarlem\b|\bMidtown\b/,
  },
  ...['Bronx', 'Brooklyn', 'Queens', 'Staten Island', 'East River', 'Bryant Park'].map((place) => ({
    place,
    pattern: new RegExp(`\\b${place}\\b`),
  })),
];

export const legalWords = /fictional|demonstration/i;

/** By the start of their SHA-256 sum: another picture under the same name is the company's own. */
export const pictures: readonly { name: string; file: string; sha256: string; shows: string }[] = [
  {
    name: 'hero',
    file: 'app/pictures/hero-2400.webp',
    sha256: '03f2cd7305cb72d3',
    shows: 'New York harbor with a lighthouse',
  },
  {
    name: 'hero-phone',
    file: 'app/pictures/hero-phone-1200.webp',
    sha256: 'bbf1aef50106ccaa',
    shows: 'New York harbor with a lighthouse',
  },
  {
    name: 'services',
    file: 'app/pictures/services-1200.webp',
    sha256: '20f717f21df5885f',
    shows: 'a lighthouse',
  },
  {
    name: 'about',
    file: 'app/pictures/about-1200.webp',
    sha256: '1b5b59227f268805',
    shows: 'a harbor with a lighthouse',
  },
  {
    name: 'careers',
    file: 'app/pictures/careers-1200.webp',
    sha256: 'd1607de25b652d7a',
    shows: 'a lighthouse in the window',
  },
  {
    name: 'auto',
    file: 'app/pictures/auto-1200.webp',
    sha256: '3847fcd0a1843f72',
    shows: 'a bridge over the harbor',
  },
  {
    name: '404',
    file: 'app/pictures/404-1200.webp',
    sha256: 'be1ef54bd81e7fd6',
    shows: 'a buoy and a lighthouse',
  },
  {
    name: 'guide-life-insurance',
    file: 'app/pictures/guide-life-insurance-1200.webp',
    sha256: 'beaf5268c4972112',
    shows: 'a lighthouse as a night light',
  },
  {
    name: 'portrait-1',
    file: 'app/pictures/portrait-1-320.webp',
    sha256: 'c539f9a2b0fbe64d',
    shows: 'an invented person',
  },
  {
    name: 'portrait-2',
    file: 'app/pictures/portrait-2-320.webp',
    sha256: 'c28b49f456e8b774',
    shows: 'an invented person',
  },
  {
    name: 'portrait-3',
    file: 'app/pictures/portrait-3-320.webp',
    sha256: '99aa243ebf523583',
    shows: 'an invented person',
  },
  {
    name: 'portrait-4',
    file: 'app/pictures/portrait-4-320.webp',
    sha256: 'cb200a36af617433',
    shows: 'an invented person',
  },
  {
    name: 'portrait-5',
    file: 'app/pictures/portrait-5-320.webp',
    sha256: '29b1f150a76d5039',
    shows: 'an invented person',
  },
  {
    name: 'portrait-6',
    file: 'app/pictures/portrait-6-320.webp',
    sha256: 'd424bd384a4d6800',
    shows: 'an invented person',
  },
  {
    name: 'portrait-7',
    file: 'app/pictures/portrait-7-320.webp',
    sha256: '370c17856dbcd8d4',
    shows: 'an invented person',
  },
  {
    name: 'portrait-8',
    file: 'app/pictures/portrait-8-320.webp',
    sha256: '4d660d37f82075ec',
    shows: 'an invented person',
  },
];
