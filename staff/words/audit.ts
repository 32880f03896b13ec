import type { Action } from '#domain/actions.ts';
import { claimStatusNames } from './claims.ts';
import { count } from './counts.ts';
import { shell } from './shell.ts';

/** Codes, counts and reasons that were recorded with an act. */
type Details = Record<string, string | number | string[]>;

/** Follows the name of the person. `{record}` becomes the record with its reference, linked while it exists. */
type Sentence = (details: Details) => string;

const say =
  (sentence: string): Sentence =>
  () =>
    sentence;
const text = (value: Details[string] | undefined, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;
const word = (words: Record<string, string>, code: Details[string] | undefined, fallback: string) =>
  words[String(code)] ?? fallback;
const amount = (value: Details[string] | undefined, noun: string) =>
  value === undefined ? `${noun}s` : count(Number(value), noun);

const roleOf = ({ role }: Details) => word(shell.roles, role, 'another role');
const nameOf = ({ name }: Details) => text(name, 'a person');
const parts = {
  resume: 'the resume',
  license_front: 'the front of the license',
  license_back: 'the back of the license',
};
const fileOf = ({ part }: Details) =>
  String(part).startsWith('photo_') ? 'a photo' : word(parts, part, 'a file');
const failures = { password: 'wrong password', code: 'wrong code', suspended: 'suspended' };
const searches = { email: 'by email', phone: 'by phone number', name: 'by name' };

const items = {
  notice: 'the notice',
  special_day: 'the special day',
  opening: 'the opening',
  agent: 'the agent',
  leader: 'the leader',
  questions: 'the questions',
  testimonial: 'the testimonial of',
  article: 'the article',
  guide: 'the guide',
};
const itemOf = ({ item, name }: Details) =>
  `${word(items, item, 'an item')} “${text(name, 'without a name')}”`;
const deploys = { called: 'it was called', failed: 'it did not answer' };

/** One sentence for every act. A test compares them with the server's list. */
export const sentences: Record<Action, Sentence> = {
  sign_in: say('signed in'),
  sign_in_failed: ({ reason, address }) =>
    `failed to sign in: ${word(failures, reason, 'refused')}, from ${text(address, 'an unknown address')}`,
  sign_out: say('signed out'),
  second_step_on: say('turned on the second step'),
  second_step_replaced: say('set up the second step on another device'),
  backup_codes_renewed: say('made new backup codes'),
  password_changed: say('changed their password'),
  sessions_ended: say('ended all their sessions'),
  person_invited: (details) => `invited ${text(details.email, 'a person')} as ${roleOf(details)}`,
  invitation_withdrawn: ({ email }) => `withdrew the invitation of ${text(email, 'a person')}`,
  invitation_accepted: (details) =>
    details.purpose === 'reset' ? 'set a new password by link' : `joined as ${roleOf(details)}`,
  role_changed: (details) =>
    `changed the role of ${nameOf(details)} from ${word(shell.roles, details.from, 'another role')} to ${roleOf(details)}`,
  person_suspended: (details) => `suspended ${nameOf(details)}`,
  person_restored: (details) => `gave ${nameOf(details)} access again`,
  access_reset: (details) => `made ${nameOf(details)} a link for a new password and second step`,
  list_exported: (details) => `exported a list of ${amount(details.count, 'record')}`,
  record_read: say('read {record}'),
  state_changed: ({ state }) => `set {record} to “${word(shell.states, state, 'another state')}”`,
  record_assigned: ({ name }) => `assigned {record} to ${text(name, 'nobody')}`,
  note_added: say('added a note to {record}'),
  reply_started: say('started a reply to {record}'),
  reply_sent: ({ state }) => `sent a reply to {record}${state === 'done' ? ' and marked it done' : ''}`,
  reply_confirmed: say('confirmed a reply from another address in {record}'),
  reply_rejected: say('took a reply from another address out of {record}'),
  mail_allowed: say('allowed mail to the address of {record} again'),
  claim_status_set: ({ status }) =>
    `said where {record} stands: ${word(claimStatusNames, status, 'another status')}`,
  record_snoozed: ({ until }) => (until ? `snoozed {record} until ${until}` : 'woke {record}'),
  change_undone: say('took back the last change of {record}'),
  file_previewed: (details) => `looked at ${fileOf(details)} of {record}`,
  file_downloaded: (details) =>
    `downloaded ${fileOf(details)} of {record}${details.despite ? ', although the scanner had found something in it' : ''}`,
  number_requested: say('asked for the sealed number of {record}'),
  key_installed: ({ keyId }) => `installed the sealing key ${text(keyId, '')}`.trim(),
  person_searched: ({ by }) => `searched for a person ${word(searches, by, 'and what they sent')}`,
  person_exported: (details) => `exported ${amount(details.count, 'record')} of one person`,
  person_deleted: (details) => `deleted ${amount(details.count, 'record')} of one person`,
  record_deleted: say('deleted {record}'),
  retention_changed: ({ from, to }) =>
    `changed how long {kind} are kept, from ${from} to ${amount(to, 'day')}`,
  saved_reply_changed: ({ name }) => `saved the reply “${text(name, 'without a name')}”`,
  saved_reply_deleted: ({ name }) => `deleted the saved reply “${text(name, 'without a name')}”`,
  website_draft_saved: (details) =>
    details.removes ? `drafted the removal of ${itemOf(details)}` : `saved a draft of ${itemOf(details)}`,
  website_draft_discarded: (details) => `discarded the draft of ${itemOf(details)}`,
  website_picture_uploaded: say('uploaded a picture for the website'),
  website_published: ({ release, items }) =>
    `published release ${release} of the website: ${amount([items ?? []].flat().length, 'change')}`,
  website_restored: ({ release, restores }) =>
    `published release ${release} of the website, as ${Number(restores) === 0 ? 'the files' : `release ${restores}`}`,
  website_setting_changed: ({ editorsPublish }) =>
    `${editorsPublish === 'on' ? 'let' : 'no longer lets'} editors publish notices and special days`,
  website_deploy_called: ({ release, result }) =>
    `asked for a build of release ${release}: ${word(deploys, result, 'it failed')}`,
  audit_exported: ({ lines }) => `exported ${amount(lines, 'line')} of the audit`,
  audit_restored: ({ lines }) => `restored ${amount(lines, 'line')} of the audit from a backup`,
};

export const audit = {
  lead: 'Who read, opened, exported, changed or deleted what. Nobody can change this list, not even an owner.',
  filters: {
    label: 'Filter',
    actor: 'Person',
    action: 'Action',
    kind: 'Kind',
    record: 'Record',
    recordHint: 'Reference or id',
    since: 'From',
    until: 'To',
    all: { actor: 'Everyone', action: 'All actions', kind: 'All kinds' },
    clear: 'Clear filters',
  },
  wrongRecord: 'Enter a reference, such as K7QM-2XRA, or the whole id.',
  export: 'Export as CSV',
  exporting: 'Exporting…',
  exported: 'Saved. The export is recorded too.',
  reason: 'Reason',
  records: 'Records',
  deleted: 'deleted since',
  older: 'Show older',
  loading: 'Loading…',
  end: 'That is all.',
  empty: {
    title: 'Nothing found',
    advice: 'No act matches these filters. Widen the dates or clear a filter.',
  },
  /** For the list of actions in the filter. */
  actions: {
    sign_in: 'Signed in',
    sign_in_failed: 'Failed sign-in',
    sign_out: 'Signed out',
    second_step_on: 'Second step turned on',
    second_step_replaced: 'Second step replaced',
    backup_codes_renewed: 'Backup codes renewed',
    password_changed: 'Password changed',
    sessions_ended: 'Sessions ended',
    person_invited: 'Person invited',
    invitation_withdrawn: 'Invitation withdrawn',
    invitation_accepted: 'Invitation accepted',
    role_changed: 'Role changed',
    person_suspended: 'Person suspended',
    person_restored: 'Person restored',
    access_reset: 'Access reset',
    list_exported: 'List exported',
    record_read: 'Record read',
    state_changed: 'State changed',
    record_assigned: 'Record assigned',
    note_added: 'Note added',
    reply_started: 'Reply started',
    reply_sent: 'Reply sent',
    reply_confirmed: 'Reply confirmed',
    reply_rejected: 'Reply rejected',
    mail_allowed: 'Mail allowed again',
    claim_status_set: 'Claim status set',
    record_snoozed: 'Record snoozed',
    change_undone: 'Change undone',
    file_previewed: 'File looked at',
    file_downloaded: 'File downloaded',
    number_requested: 'Sealed number asked for',
    key_installed: 'Sealing key installed',
    person_searched: 'Person searched for',
    person_exported: 'Person exported',
    person_deleted: 'Person deleted',
    record_deleted: 'Record deleted',
    retention_changed: 'Retention changed',
    saved_reply_changed: 'Saved reply changed',
    saved_reply_deleted: 'Saved reply deleted',
    website_draft_saved: 'Website draft saved',
    website_draft_discarded: 'Website draft discarded',
    website_picture_uploaded: 'Website picture uploaded',
    website_published: 'Website published',
    website_restored: 'Website went back',
    website_setting_changed: 'Website setting changed',
    website_deploy_called: 'Website build asked for',
    audit_exported: 'Audit exported',
    audit_restored: 'Audit restored',
  } satisfies Record<Action, string>,
};
