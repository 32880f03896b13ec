import type { StateLaw } from '../../shape/state.ts';

const checked = '2026-11-15';

export const claims: StateLaw['claims'] = {
  acknowledged: {
    value: 'within 15 business days of notice',
    source: 'New York Regulation 64, 11 NYCRR 216.4 and 216.5',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-216.4',
    checked,
  },
  decided: {
    value: 'within 15 business days of complete proof of loss',
    source: 'New York Regulation 64, 11 NYCRR 216.6',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-216.6',
    checked,
  },
  decidedOtherwise: {
    value:
      'An insurer that needs longer must tell you why in writing. Car damage and no-fault have deadlines of their own.',
    source: 'New York Regulation 64, 11 NYCRR 216.6(c), 216.7 and 216.10; Regulation 68, 11 NYCRR 65-3.8',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-216.7',
    checked: '2026-11-19',
  },
  paid: {
    value: 'within 5 business days of an agreed settlement',
    source: 'New York Regulation 64, 11 NYCRR 216.6(f)',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-216.6',
    checked: '2026-11-19',
  },
  fraudWarning: {
    fact: {
      value: 'a fraud warning directly above the signature on every claim form',
      source: 'New York Regulation 95, 11 NYCRR 86.4',
      url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-86.4',
      checked,
    },
    // 11 NYCRR 86.4(a): all claim forms except auto. Wording fixed by the regulation.
    general:
      'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading, information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.',
    // 11 NYCRR 86.4(b): auto claim forms. Wording fixed by the regulation.
    auto: 'Any person who knowingly and with intent to defraud any insurance company or other person files an application for commercial insurance or a statement of claim for any commercial or personal insurance benefits containing any materially false information, or conceals for the purpose of misleading, information concerning any fact material thereto, and any person who, in connection with such application or claim, knowingly makes or knowingly assists, abets, solicits or conspires with another to make a false report of the theft, destruction, damage or conversion of any motor vehicle to a law enforcement agency, the department of motor vehicles or an insurance company, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the value of the subject motor vehicle or stated claim for each violation.',
  },
};
