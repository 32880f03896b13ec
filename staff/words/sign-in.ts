import { site } from '#company/site.ts';

export const signIn = {
  title: 'Staff sign-in',
  documentTitle: `Sign in · ${site.name} staff`,
  lead: `For people who work at ${site.name}.${site.features.login ? ' Customers use the login on the website.' : ''}`,
  fields: { email: { label: 'Work email' }, password: { label: 'Password' } },
  submit: 'Sign in',
  sending: 'Signing in…',
  forgot: 'Forgot your password? Ask an owner to send you a new link.',
};

export const secondStep = {
  title: 'Enter your code',
  lead: 'Open your authenticator app and type the 6 digits it shows now.',
  fields: { code: { label: '6-digit code' } },
  backupFields: { code: { label: 'Backup code', hint: 'Each backup code works once.' } },
  submit: 'Continue',
  sending: 'Checking…',
  useBackup: 'Use a backup code instead',
  useApp: 'Use the authenticator app instead',
};

export const welcome = {
  titles: {
    set_up: 'Set up the staff app',
    invite: 'Join the staff app',
    reset: 'Choose a new password',
  },
  leads: {
    set_up:
      'You are the first person here, so you become the owner: you invite the others and decide what they may see.',
    invite: 'Choose a name that your colleagues recognize, and a password that you use nowhere else.',
    reset: 'Use it nowhere else. If you had a second step, you set it up again after this.',
  },
  fields: {
    email: { label: 'Work email' },
    name: { label: 'Your name', hint: 'Colleagues see it beside everything you do.' },
    password: {
      label: 'Password',
      hint: '12 characters or more. A few random words are easier to remember.',
    },
  },
  submit: 'Continue',
  sending: 'Saving…',
  loading: 'Checking your link…',
  missing: {
    title: 'Open your link again',
    lead: 'The address of this page no longer holds it, so that nobody else can use it. Go back to the message with the link, and open it there.',
  },
  expired: {
    title: 'This link no longer works',
    lead: 'It was used already, or it is too old. Ask an owner for a new one. If nobody is set up yet, restart the server in a terminal: it prints a new link.',
  },
  offline: {
    title: 'The link could not be checked',
    lead: 'Look at your network, wait a minute, then try again.',
  },
  retry: 'Try again',
  toSignIn: 'Go to sign-in',
};

export const fieldErrors = {
  email: 'Enter your work email, such as name@company.com',
  password: 'Enter your password',
  newPassword: 'Use 12 characters or more',
  name: 'Enter your name, with 2 letters or more',
  code: 'Enter the 6 digits',
  backupCode: 'Enter one of your backup codes',
  anyCode: 'Enter the 6 digits, or one of your backup codes',
};
