import type { Refusal } from '#domain/refusals.ts';

/** What fails in the browser itself: a request, a script of the app, or the preview of a file. */
export type FailureCode = Refusal | 'offline' | 'page_outdated' | 'broken' | 'locked' | 'slow';

type Failure = { problem: string; advice: string };

const outdated = 'Load the page again, then repeat what you did.';
const startAgain = 'Sign in again.';

/** What a person reads when something failed: a heading or first sentence without its period, then what to do. */
export const failures: Record<FailureCode, Failure> = {
  offline: {
    problem: 'No connection',
    advice: 'The server did not answer. Check your network, then try again. What you typed is still here.',
  },
  page_outdated: {
    problem: 'This page did not load',
    advice: 'Your connection was lost, or the app was updated meanwhile. Load it again.',
  },
  signed_out: {
    problem: 'Your session has ended',
    advice:
      'Sessions end after 30 minutes without use, and after 12 hours in any case. Sign in again to go on.',
  },
  second_step_required: {
    problem: 'Set up your second step first',
    advice: 'Your role may open identity documents, so signing in needs a code from your phone as well.',
  },
  not_allowed: {
    problem: 'Not part of your role',
    advice: 'Your role does not include this. If your work needs it, ask an owner to change your role.',
  },
  missing_token: { problem: 'This page is out of date', advice: outdated },
  foreign_origin: { problem: 'This page has an address that the server does not know', advice: outdated },
  not_found: {
    problem: 'Not here any more',
    advice: 'A colleague deleted it, or its time was over. Go back for what is there now.',
  },
  invalid: {
    problem: 'The server does not accept what was typed',
    advice: 'Check every field. If you pasted something, type it instead.',
  },
  length_required: { problem: 'The request was not complete', advice: outdated },
  too_large: { problem: 'This is too long', advice: 'Shorten it, then try again.' },
  too_slow: {
    problem: 'Your connection is too slow',
    advice: 'The server got only a part. Check your network, then try again.',
  },
  too_many_requests: {
    problem: 'Too many requests from your network',
    advice: 'Wait a minute, then try again.',
  },
  unavailable: {
    problem: 'The database does not answer',
    advice:
      'Nothing was changed. Wait a minute, then try again. If it goes on, tell whoever runs the server.',
  },
  failed: {
    problem: 'Something went wrong',
    advice: 'Nothing was changed. Try again. If it goes on, tell whoever runs the server.',
  },

  access_suspended: { problem: 'Your access is suspended', advice: 'Ask an owner.' },
  account_temporarily_locked: { problem: 'Too many wrong codes', advice: 'Try again in 15 minutes.' },
  busy: { problem: 'Too many people are signing in right now', advice: 'Try again in a minute.' },
  code_already_used: { problem: 'This code was used already', advice: 'Wait for the next one.' },
  common_password: {
    problem: 'This password is easy to guess',
    advice: 'Choose another one: a few random words work well.',
  },
  invalid_backup_code: {
    problem: 'This backup code is wrong, or it was used already',
    advice: 'Check it, or try another one.',
  },
  invalid_code: { problem: 'This code is wrong', advice: 'Type the one that your app shows now.' },
  invalid_email_or_password: {
    problem: 'Email or password is wrong',
    advice: 'Check both and try again.',
  },
  invalid_password: { problem: 'The password is wrong', advice: 'Check it and try again.' },
  invalid_two_factor_cookie: { problem: 'It took too long', advice: startAgain },
  link_expired: { problem: 'This link no longer works', advice: 'Ask an owner for a new one.' },
  too_many_attempts: { problem: 'Too many attempts', advice: 'Wait a few minutes, then try again.' },
  too_many_attempts_request_new_code: { problem: 'Too many wrong codes', advice: startAgain },

  conflict: {
    problem: 'A colleague changed this while you were reading',
    advice: 'You now see the newest state. Change it again if you still want to.',
  },
  file_found: {
    problem: 'The scanner found something in this file',
    advice: 'It is not shown. Ask the person for another file.',
  },
  file_missing: {
    problem: 'The file is no longer stored',
    advice: 'Ask the person to send it again.',
  },
  mail_off: {
    problem: 'Mail was switched off on this server meanwhile',
    advice: 'Nothing was sent. Tell whoever runs the server.',
  },
  no_preview: {
    problem: 'This type of file cannot be shown here',
    advice: 'If you need it, download it and open it on a computer with a virus scanner.',
  },
  not_a_colleague: {
    problem: 'This person can no longer see the record',
    advice: 'Choose someone else.',
  },
  broken: {
    problem: 'This file is damaged, or it is not what its name says',
    advice: 'It cannot be shown. Ask the person for another file.',
  },
  locked: {
    problem: 'This file has a password',
    advice: 'Ask the person for it, or for a file without one.',
  },
  slow: {
    problem: 'This file took too long to draw, so the preview was stopped',
    advice: 'Some files are made to do that.',
  },

  already_member: {
    problem: 'This person is on the team already',
    advice: 'Restore or reset them in the list.',
  },
  last_owner: { problem: 'This is the last owner', advice: 'Make someone else an owner first.' },
  suspended: { problem: 'This person is suspended', advice: 'Restore them first.' },
  yourself: { problem: 'You cannot do this to yourself', advice: 'Ask another owner.' },

  more_deletions: {
    problem: 'More records have reached that age in the meantime',
    advice: 'Look at the number again.',
  },
  stale: {
    problem: 'A colleague changed this number a moment ago',
    advice: 'Check it, then save again.',
  },
  unusable_key: {
    problem: 'The database could not seal with this key, so nothing was changed',
    advice: 'Make another pair.',
  },
};

export function changedBy(name: string): string {
  return `${name} changed this while you were reading`;
}

export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Try again in ${wait}.`;
}
