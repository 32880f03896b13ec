import { site } from '#company/site.ts';
import { companySlug } from '#office/company-slug.ts';

export const account = {
  title: 'Your account',
  facts: { name: 'Name', email: 'Work email', role: 'Role' },
  passwordField: { label: 'Your password' },
  working: 'One moment…',
};

export const secondStepWords = {
  title: 'Second step',
  lead: 'A code from your phone besides the password. Whoever learns your password still cannot get in.',
  gate: {
    title: 'Set up your second step',
    lead: 'Your role may open identity documents and social security numbers. So signing in needs a code from your phone as well. It takes two minutes.',
  },
  on: 'On. You type a code from your authenticator app when you sign in.',
  off: 'Off. Your role does not require it. We recommend it.',
  newPhone:
    'A new phone? Set it up here with your password, and a code from the old phone or a backup code. Without any of them, ask an owner to reset your access.',
  onlyOwner: 'If you are the only owner, whoever runs the server can do it: npm run staff -- reset EMAIL',
  start: 'Set up',
  replacement: {
    start: 'Set up another phone',
    lead: 'The old phone works until the last step. Then it stops, you get new backup codes, and you are signed out everywhere else.',
    fields: {
      password: { label: 'Your password' },
      code: { label: 'Code from the old phone, or a backup code', hint: 'A backup code works once.' },
    },
    submit: 'Use this phone from now on',
    cancel: 'Cancel',
    done: 'From now on only the new phone shows your codes. Delete the entry on the old one.',
  },
  step: (now: number) => `Step ${now} of 3`,
  confirm: { title: 'Confirm that it is you', submit: 'Continue' },
  scan: {
    title: 'Add it to your authenticator app',
    lead: 'Open an authenticator app on your phone, for example the one built into your password manager. Scan this picture.',
    picture: 'QR code with the secret for your authenticator app',
    manual: 'You cannot scan? Type this key into the app instead:',
    copy: 'Copy the key',
    fields: { code: { label: '6-digit code', hint: 'Type what the app shows now.' } },
    submit: 'Turn on',
  },
  toApp: 'Continue to the app',
  done: 'Done',
};

export const backupWords = {
  title: 'Store your backup codes',
  lead: 'If you lose your phone, each of these codes lets you in once. They are shown only now.',
  list: 'Backup codes',
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  fileName: `${companySlug}-staff-backup-codes.txt`,
  fileHead: `Backup codes for ${site.name} staff. Each works once.`,
  stored: 'I have stored these codes',
  storeFirst: 'Store the codes first, then check this box',
  renew: {
    title: 'Backup codes',
    lead: 'Lost or used up? New codes replace the old ones at once.',
    start: 'Make new codes',
    submit: 'Make new codes',
    done: 'Done',
    cancel: 'Cancel',
  },
};

export const keyWords = {
  title: 'Single keys',
  lead: 'In the inbox and in a record, one key acts: e marks done, a assigns to you. Switch them off if you press keys by accident or speak to your computer. This is stored in this browser, for you alone.',
  label: 'Single keys act',
};

export const passwordWords = {
  title: 'Password',
  lead: 'A new password signs you out everywhere else.',
  fields: {
    currentPassword: { label: 'Current password' },
    newPassword: { label: 'New password', hint: '12 characters or more. A few random words work well.' },
  },
  submit: 'Change password',
  changed: 'Your password is changed. Other sessions were signed out.',
};

export const sessionWords = {
  title: 'Where you are signed in',
  lead: 'Sessions end after 30 minutes without use, and after 12 hours in any case.',
  current: 'This one',
  started: 'Started',
  lastUsed: 'last used',
  from: 'from',
  endAll: 'Sign out everywhere',
  endAllHint: 'This one too.',
};
