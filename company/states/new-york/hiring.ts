import type { Fact } from '#company/shape/types.ts';
import type { StateLaw } from '../../shape/state.ts';

const checked = '2026-11-15';

const creditHistory: Fact = {
  value:
    'since April 18, 2026, in New York City since 2015, employers may not ask for it, with narrow exceptions',
  source: 'New York General Business Law, article 25; New York City Administrative Code, section 8-107(24)',
  url: 'https://www.nysenate.gov/legislation/laws/GBS/A25',
  checked,
};

/** docs/new-york-law.md has the reasons. */
export const hiring: StateLaw['hiring'] = {
  forbidden: {
    creditScore: {
      fact: creditHistory,
      why: `${creditHistory.value} (${creditHistory.source})`,
      notice:
        'Since April 18, 2026, and in New York City since 2015, employers in New York may not ask about credit history, with narrow exceptions.',
    },
    // A bank is needed for direct deposit alone.
    bankName: { fact: null, why: 'only with written consent, after hiring', notice: null },
  },
  payRangeInJobAds: {
    value: 'a good-faith pay range in every advertised job',
    source: 'New York Labor Law, section 194-b',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/194-B',
    checked,
  },
  equalChances: 'federal, New York State and New York City law',
};
