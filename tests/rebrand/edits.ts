/** Folders whose files the other company does not keep. The overlay has its own. */
export const removed = [
  'app/content/services/life.ts',
  'app/content/services/auto.ts',
  'app/content/services/home.ts',
  'app/content/services/health.ts',
  'app/content/services/business.ts',
  'app/content/services/group.ts',
  'app/words/dollars.ts',
  'app/content/contact-topics/quote/',
  'app/content/jobs/',
  'app/content/blog/',
  'app/content/guides/',
  'app/content/maps/',
];

const glossary = '/resources/glossary';

/** What an owner changes by hand in longer files: colors, questions that are not asked, a second office, links to pages that are gone. */
export const edits: readonly { file: string; from: string; to: string }[] = [
  { file: 'app/palette.ts', from: "navy: '#0c2340'", to: "navy: '#14302a'" },
  { file: 'app/palette.ts', from: "teal: '#1b6a69'", to: "teal: '#1d5a80'" },
  { file: 'app/palette.ts', from: "amber: '#ffb43f'", to: "amber: '#ffc94d'" },
  {
    file: 'domain/verification-questions.ts',
    from: "bankName: 'skip in New York'",
    to: "bankName: 'skip'",
  },
  {
    file: 'domain/verification-questions.ts',
    from: "creditScore: 'skip in New York'",
    to: "creditScore: 'skip'",
  },
  {
    file: 'app/words/office-words.ts',
    from: 'export const secondOffice = site.offices[1] ?? mainOffice;\n',
    to: '',
  },
  {
    file: 'app/content/calculators/life-insurance.ts',
    from: '/resources/guides/what-life-cover-is-for',
    to: glossary,
  },
  { file: 'app/content/calculators/health-plan.ts', from: '/resources/guides/open-enrollment', to: glossary },
  { file: 'app/content/calculators/auto-deductible.ts', from: '/blog/reading-a-deductible', to: glossary },
  { file: 'app/content/calculators/home-contents.ts', from: '/services/home', to: glossary },
];
