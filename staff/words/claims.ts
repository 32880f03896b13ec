import type { ClaimStatus } from '#domain/claims.ts';

/** As the staff read it. What visitors read is in company/content/en/claim-status.ts. */
export const claimStatusNames: Record<ClaimStatus, string> = {
  received: 'Received',
  with_adjuster: 'With an adjuster',
  needs_something: 'We need something',
  decided: 'Decided',
  closed: 'Closed',
};

export const claimWords = {
  number: 'Claim number',
  status: {
    title: 'Where the claim stands',
    since: (status: string, when: string) => `${status}, since ${when}`,
    /** The claim was closed and opened again. */
    reopened:
      'The last mail to the person says that the claim is closed. Set a status to tell them that it is open again.',
    label: 'New status',
    choose: 'Choose…',
    message: 'A sentence for the person',
    hint: 'They read it on the status page, and by email. Do not write anything that only they may know.',
    hintWithoutMail: 'They read it on the status page. Mail is off, so nothing is sent.',
    outcome: 'How it ended',
    submit: 'Set the status',
    submitAndMail: 'Set the status and mail it',
    sending: 'Saving…',
    saved: 'Saved.',
  },
  /** In the conversation. */
  set: (status: string) => `Status: ${status}`,
  photosAdded: (count: number) => (count === 1 ? 'added a photo' : `added ${count} photos`),
};
