import { site } from '#app/site.ts';

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
  offline: 'You are offline. What you see may be out of date, and changes wait until you are back.',
  copy: { copied: 'Copied.', failed: 'Copying failed. Select the text and copy it yourself.' },
  links: {
    inbox: 'Inbox',
    persons: 'Find a person',
    overview: 'Overview',
    team: 'Team',
    audit: 'Audit',
    settings: 'Settings',
    account: 'Your account',
  },
  /** Where the full name has no room. */
  shortLinks: { persons: 'Find' } as Partial<Record<string, string>>,
  record: 'Record',
  deleted: 'Deleted',
  website: 'Website',
  signOut: 'Sign out',
  roles: { owner: 'Owner', hiring: 'Hiring', service: 'Service' },
  kinds: { message: 'Message', application: 'Application', verification: 'Verification' },
  kindsPlural: { message: 'Messages', application: 'Applications', verification: 'Verifications' },
  states: { new: 'New', in_progress: 'In progress', done: 'Done' },
};

/** For a person whose session ended while the app was open. */
export const sessionEnd = {
  title: 'Sign in again',
  lead: 'Your session has ended. What you typed is still here.',
  someoneElse: 'Leave, and sign in as someone else',
};

/** What a person reads when a request failed, by the server's code. */
export const failures: Record<string, { title: string; advice: string }> = {
  offline: {
    title: 'No connection',
    advice: 'The server did not answer. Check your network, then try again. What you typed is still here.',
  },
  signed_out: {
    title: 'Your session has ended',
    advice:
      'Sessions end after 30 minutes without use, and after 12 hours in any case. Sign in again to go on.',
  },
  not_allowed: {
    title: 'Not part of your role',
    advice: 'Your role does not include this. If your work needs it, ask an owner to change your role.',
  },
  second_step_required: {
    title: 'Set up your second step first',
    advice: 'Your role may open identity documents, so signing in needs a code from your phone as well.',
  },
  missing_token: {
    title: 'This page is out of date',
    advice: 'Load the page again, then repeat what you did.',
  },
  not_found: {
    title: 'Not here any more',
    advice: 'A colleague deleted it, or its time was over. Go back to the inbox for what is there now.',
  },
  unavailable: {
    title: 'The database does not answer',
    advice:
      'Nothing was changed. Wait a minute, then try again. If it goes on, tell whoever runs the server.',
  },
  page_outdated: {
    title: 'This page did not load',
    advice: 'Your connection was lost, or the app was updated meanwhile. Load it again.',
  },
  failed: {
    title: 'Something went wrong',
    advice: 'Nothing was changed. Try again. If it goes on, tell whoever runs the server.',
  },
};
