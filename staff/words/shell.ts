import { site } from '#company/site.ts';

export const shell = {
  product: `${site.name} staff`,
  /** The title of a screen. Never a person's name. */
  title: (screen?: string) => [screen, `${site.name} staff`].filter(Boolean).join(' · '),
  skip: 'Skip to content',
  menu: 'Menu',
  /** The bar at the bottom of a phone. */
  more: 'More',
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
  reload: 'Load the app again',
  toInbox: 'Go to the inbox',
  toWebsite: 'Go to the website',
  offline: 'You are offline. What you see may be out of date, and changes wait until you are back.',
  copy: { copied: 'Copied.', failed: 'Copying failed. Select the text and copy it yourself.' },
  links: {
    inbox: 'Inbox',
    persons: 'Find a person',
    overview: 'Overview',
    website: 'Website',
    team: 'Team',
    audit: 'Audit',
    settings: 'Settings',
    account: 'Your account',
  },
  /** Where the full name has no room. */
  shortLinks: { persons: 'Find' } as Partial<Record<string, string>>,
  record: 'Record',
  deleted: 'Deleted',
  signOut: 'Sign out',
  roles: { owner: 'Owner', hiring: 'Hiring', service: 'Service', editor: 'Editor' },
  kinds: { message: 'Message', application: 'Application', verification: 'Verification', claim: 'Claim' },
  kindsPlural: {
    message: 'Messages',
    application: 'Applications',
    verification: 'Verifications',
    claim: 'Claims',
  },
  states: { new: 'New', in_progress: 'In progress', done: 'Done' },
};

/** For a person whose session ended while the app was open. */
export const sessionEnd = {
  title: 'Sign in again',
  lead: 'Your session has ended. What you typed is still here.',
  someoneElse: 'Leave, and sign in as someone else',
};
