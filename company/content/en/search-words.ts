// Words that the search needs in the browser. Its script is sent to visitors, so this file imports nothing.

export const searchBox = { label: 'Search this site', short: 'Search', button: 'Search', href: '/search' };

/** The kinds of results, and the headings above them. */
export const kinds = {
  service: 'Insurance',
  page: 'Pages',
  calculator: 'Calculators',
  guide: 'Guides',
  article: 'Articles',
  question: 'Questions',
  term: 'Insurance terms',
  job: 'Jobs',
} as const;

export const searchStatus = {
  loading: 'Loading the search…',
  failed: 'The search could not be loaded. Check your connection and type again, or open the sitemap.',
  found: (count: number) =>
    count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}. The best are first.`,
};

/** Words that visitors use for one another. A search for one finds the others too, below what has the word itself. */
export const synonyms: readonly (readonly string[])[] = [
  ['renters', 'renter', 'tenant', 'lease', 'apartment', 'HO-4'],
  ['condo', 'condominium', 'co-op', 'HO-6'],
  ['house', 'home', 'homeowners', 'homeowner', 'HO-3'],
  ['car', 'auto', 'vehicle', 'automobile', 'truck'],
  ['crash', 'accident', 'collision', 'wreck', 'fender'],
  ['dentist', 'dental', 'teeth', 'tooth'],
  ['glasses', 'eye', 'vision', 'optician'],
  ['doctor', 'physician', 'medical', 'hospital', 'health'],
  ['stolen', 'theft', 'robbed', 'burglary', 'thief'],
  ['leak', 'burst pipe', 'water damage'],
  ['hurricane', 'storm', 'disaster', 'tornado'],
  ['death', 'died', 'dead', 'dies', 'life insurance'],
  ['fire', 'burned', 'burnt', 'smoke'],
  ['ring', 'jewelry', 'necklace', 'watch'],
  ['price', 'cost', 'rate', 'premium'],
  ['bill', 'payment', 'premium'],
  ['quote', 'estimate'],
  ['job', 'jobs', 'careers', 'hiring', 'opening', 'vacancy'],
  ['salary', 'wage', 'pay range'],
  ['phone', 'call', 'hotline'],
  ['email', 'write', 'contact'],
  ['office', 'address', 'location', 'hours', 'map'],
  ['login', 'sign in', 'log in', 'password'],
  ['complaint', 'complain', 'disagree'],
  ['employer', 'employees', 'staff', 'group'],
  ['shop', 'store', 'company', 'business'],
  ['obamacare', 'marketplace', 'enrollment'],
  ['scam', 'fraud', 'fake'],
  ['privacy', 'data', 'personal'],
];

/** Words that say nothing about what is looked for. */
export const ignoredWords = [
  ...['a', 'about', 'am', 'an', 'and', 'any', 'are', 'at', 'be', 'can', 'do', 'does', 'for', 'from', 'get'],
  ...[
    'have',
    'how',
    'i',
    'if',
    'in',
    'is',
    'it',
    'its',
    'me',
    'my',
    'need',
    'of',
    'on',
    'or',
    'our',
    'should',
  ],
  ...['that', 'the', 'their', 'there', 'this', 'to', 'want', 'was', 'we', 'what', 'when', 'where', 'which'],
  ...['who', 'will', 'with', 'you', 'your'],
];
