/** Folders whose files the other company does not keep. The overlay has its own. */
export const removed = [
  'app/content/services/life.ts',
  'app/content/services/auto.ts',
  'app/content/services/home.ts',
  'app/content/services/health.ts',
  'app/content/services/business.ts',
  'app/content/services/group.ts',
  'app/content/jobs/',
  'app/content/blog/',
  'app/content/guides/',
];

const glossary = '/resources/glossary';

/** What an owner changes by hand in longer files: links to pages that are gone. */
export const edits: readonly { file: string; from: string; to: string }[] = [
  {
    file: 'app/content/calculators/life-insurance.ts',
    from: '/resources/guides/what-life-cover-is-for',
    to: glossary,
  },
  { file: 'app/content/calculators/health-plan.ts', from: '/resources/guides/open-enrollment', to: glossary },
  { file: 'app/content/calculators/auto-deductible.ts', from: '/blog/reading-a-deductible', to: glossary },
  { file: 'app/content/calculators/home-contents.ts', from: '/services/home', to: glossary },
];
