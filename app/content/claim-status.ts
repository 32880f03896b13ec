import type { ClaimStatus } from '#domain/claims.ts';

export const claimStatusWords: Record<ClaimStatus, { name: string; next: string }> = {
  received: { name: 'Received', next: 'An adjuster will contact you within 24 hours of when you sent it.' },
  with_adjuster: {
    name: 'With an adjuster',
    next: 'Your adjuster looks at what happened and at your documents.',
  },
  needs_something: { name: 'We need something from you', next: 'Send us what we asked for, and we go on.' },
  decided: { name: 'Decided', next: 'We write to you with the decision and what it means.' },
  closed: { name: 'Closed', next: 'There is nothing left to do. If you disagree, call us.' },
};
