import type { StateLaw } from '../../shape/state.ts';

const questions = {
  source: 'New York State Department of Financial Services, consumer questions about life insurance',
  url: 'https://www.dfs.ny.gov/consumer/faqs/faqs_life.htm',
  checked: '2026-11-19',
};

const contestable = {
  value: 'during the first two years of the policy',
  source: 'New York Insurance Law, section 3203',
  url: 'https://www.nysenate.gov/legislation/laws/ISC/3203',
  checked: '2026-11-15',
};

export const gracePeriod = {
  value: '31 days, or 61 where you may change the premium, as with universal life',
  ...questions,
};

export const freeLook = {
  value: '10 to 30 days, 30 if it was sold by mail, and 60 if it replaces another policy',
  ...questions,
};

export const life: StateLaw['life'] = { contestable, gracePeriod, freeLook };
