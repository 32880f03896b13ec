import type { StaffRole } from '#domain/roles.ts';

export const team = {
  title: 'Team',
  lead: 'Who can sign in here, and what their role lets them see.',
  invite: 'Invite a person',
  failedSignIns: 'Failed sign-ins',
  columns: {
    person: 'Person',
    role: 'Role',
    secondStep: 'Second step',
    lastSignIn: 'Last sign-in',
    state: 'State',
    manage: 'Manage',
  },
  you: 'You',
  secondStep: { on: 'On', off: 'Off', missing: 'Not set up yet' },
  never: 'Never',
  states: { active: 'Active', suspended: 'Suspended' },
  manage: (name: string) => `Manage ${name}`,
  manageShort: 'Manage',
  working: 'One moment…',
};

/** What each role lets a person do. */
export const roleHints: Record<StaffRole, string> = {
  owner: 'Everything, with people, settings and audit',
  hiring: 'Job applications and employment verifications',
  service: 'Messages and claims',
  editor: 'The public website, and nothing that visitors sent',
};

export const inviteWords = {
  title: 'Invite a person',
  fields: {
    email: { label: 'Work email' },
    role: { label: 'Role' },
  },
  submit: 'Create the link',
  errors: { email: 'Enter an email address, such as name@company.com' },
};

export const linkWords = {
  invited: (email: string) => `Link for ${email}`,
  lead: 'Send this link to them yourself, in a message that only they read. It works once and is shown only now.',
  once: 'It works once and is shown only now.',
  mail: {
    sent: (email: string) => `Mailed to ${email}.`,
    failed: (email: string) => `It could not be mailed to ${email}. The link works all the same.`,
  },
  valid: { invite: 'It works for 3 days.', reset: 'It works for 24 hours.' },
  label: 'One-time link',
  copy: 'Copy the link',
  done: 'Done',
};

export const personWords = {
  role: {
    title: 'Role',
    hint: 'A new role takes effect at once: their open pages sign out.',
    submit: 'Change role',
    done: 'The role is changed.',
  },
  reset: {
    title: 'Reset access',
    hint: 'For a forgotten password or a lost phone. Password and second step stop working at once. You get a link for a new start.',
    start: 'Reset access…',
    question: (name: string) => `Reset the access of ${name}?`,
    effect:
      'They are signed out everywhere at once. Until they open the new link, which works for 24 hours, they cannot sign in.',
    submit: 'Reset access',
    cancel: 'Leave it as it is',
  },
  suspend: {
    title: 'Suspend',
    hint: 'Signs them out at once and keeps them out until you restore them. What they did stays.',
    submit: 'Suspend',
    done: 'Suspended, and signed out everywhere.',
  },
  restore: {
    title: 'Restore',
    hint: 'Lets them sign in again, with the password and second step of before.',
    submit: 'Restore',
    done: 'They can sign in again.',
  },
  self: 'You cannot change your own role or suspend yourself. Your password and second step are in your account.',
};

export const invitationWords = {
  title: 'Open invitations',
  purposes: { set_up: 'Set-up', invite: 'Invited', reset: 'Reset' },
  until: (moment: string) => `until ${moment}`,
  withdraw: 'Withdraw',
  withdrawn: (email: string) => `The link for ${email} no longer works.`,
  withdrawFor: (email: string) => `Withdraw the link for ${email}`,
};
