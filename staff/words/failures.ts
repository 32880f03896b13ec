import type { Refusal } from '#domain/refusals.ts';
import { replyLimits } from '#domain/saved-replies.ts';
import { websiteLimits } from '#office/website/limits.ts';
import { placeholderErrors } from './saved-replies.ts';

/** What fails in the browser itself: a request, a script of the app, or the preview of a file. */
export type FailureCode = Refusal | 'offline' | 'page_outdated' | 'broken' | 'locked' | 'slow';

/** What a person reads when something failed. The first sentence says what; it is the heading of a screen without content. */
export const failures: Record<FailureCode, string> = {
  offline:
    'No connection. The server did not answer. Check your network, then try again. What you typed is still here.',
  page_outdated:
    'This page did not load. Your connection was lost, or the app was updated meanwhile. Load it again.',
  signed_out:
    'Your session has ended. Sessions end after 30 minutes without use, and after 12 hours in any case. Sign in again to go on.',
  second_step_required:
    'Set up your second step first. Your role may open identity documents or change the website, so signing in needs a code from your phone as well.',
  not_allowed:
    'Not part of your role. Your role does not include this. If your work needs it, ask an owner to change your role.',
  missing_token: 'This page is out of date. Load the page again, then repeat what you did.',
  foreign_origin:
    'This page has an address that the server does not know. Load the page again, then repeat what you did.',
  not_found:
    'Not here any more. A colleague deleted it, or its time was over. Go back for what is there now.',
  invalid:
    'The server does not accept what was typed. Check every field. If you pasted something, type it instead.',
  length_required: 'The request was not complete. Load the page again, then repeat what you did.',
  too_large: 'This is too long. Shorten it, then try again.',
  too_slow: 'Your connection is too slow. The server got only a part. Check your network, then try again.',
  too_many_requests: 'Too many requests from your network. Wait a minute, then try again.',
  unavailable:
    'The database does not answer. Nothing was changed. Wait a minute, then try again. If it goes on, tell whoever runs the server.',
  failed:
    'Something went wrong. Nothing was changed. Try again. If it goes on, tell whoever runs the server.',

  access_suspended: 'Your access is suspended. Ask an owner.',
  account_temporarily_locked: 'Too many wrong codes. Try again in 15 minutes.',
  busy: 'Too many people are signing in right now. Try again in a minute.',
  code_already_used: 'This code was used already. Wait for the next one.',
  common_password: 'This password is easy to guess. Choose another one: a few random words work well.',
  invalid_backup_code: 'This backup code is wrong, or it was used already. Check it, or try another one.',
  invalid_code: 'This code is wrong. Type the one that your app shows now.',
  invalid_email_or_password: 'Email or password is wrong. Check both and try again.',
  invalid_password: 'The password is wrong. Check it and try again.',
  invalid_two_factor_cookie: 'It took too long. Sign in again.',
  link_expired: 'This link no longer works. Ask an owner for a new one.',
  second_step_expired:
    'It took too long, or your second step was changed meanwhile. Cancel, and start again.',
  too_many_attempts: 'Too many attempts. Wait a few minutes, then try again.',
  too_many_attempts_request_new_code: 'Too many wrong codes. Sign in again.',

  appointment_not_possible:
    'The appointment is not possible any more: its time is over, or the office is closed then. Nothing was sent. Choose another time.',
  no_appointment: 'This appointment is over, or was replaced or canceled meanwhile. Nothing was sent.',
  attachment_missing:
    'An attached file is not stored for this letter any more. Nothing was sent. Remove the file and attach it again.',
  conflict: conflictBy('A colleague'),
  file_found: 'The scanner found something in this file. It is not shown. Ask the person for another file.',
  file_missing: 'The file is no longer stored. Ask the person to send it again.',
  mail_off: 'Mail was switched off on this server meanwhile. Nothing was sent. Tell whoever runs the server.',
  mail_refused:
    'The owner of this address told us that they did not write. Nothing was sent. An owner of this app can allow mail again.',
  newer_letter:
    'The conversation has gone on while you were writing. Nothing was sent. Read what is new above, then send again if your answer still fits.',
  outcome_needed: 'It is not known how this ended. Say how before you mark it done.',
  bad_file:
    'This file cannot be attached. Choose a PDF, a Word file or a picture of 10 MB at most, and one that opens on your computer.',
  no_preview:
    'This type of file cannot be shown here. If you need it, download it and open it on a computer with a virus scanner.',
  not_a_colleague: 'This person can no longer see the record. Choose someone else.',
  broken:
    'This file is damaged, or it is not what its name says. It cannot be shown. Ask the person for another file.',
  locked: 'This file has a password. Ask the person for it, or for a file without one.',
  slow: 'This file took too long to draw, so the preview was stopped. Some files are made to do that.',

  already_member: 'This person is on the team already. Restore or reset them in the list.',
  last_owner: 'This is the last owner. Make someone else an owner first.',
  suspended: 'This person is suspended. Restore them first.',
  yourself: 'You cannot do this to yourself. Ask another owner.',

  bad_picture:
    'This file cannot be read as a picture. Open it on your computer, save it as JPEG or PNG, and choose that file.',
  busy_pictures: 'Other pictures are being prepared. Wait a minute, then choose the file again.',
  large_picture:
    'This picture is too large to be prepared. Save it smaller, at most 5,000 pixels wide and not as “progressive”, and choose that file.',
  small_picture: 'This picture is too small. Choose one that is at least 400 pixels wide and 300 high.',
  cannot_publish: 'This cannot be published. Nothing was changed, and visitors see what they saw before.',
  draft_changed:
    'A colleague changed this meanwhile. Nothing of yours was saved or published. Look at what is new, then do it again.',
  not_yours_to_publish: 'Your role does not publish this. Your draft is saved. Ask an owner to publish it.',
  nothing_to_publish: 'There is nothing to publish. A colleague published or discarded it meanwhile.',
  read_only:
    'This text is computed or laid out in a file, so it cannot be changed here. Ask whoever looks after the files.',
  too_many_drafts: `There are ${websiteLimits.drafts} drafts, and no more fit. Publish or discard some first.`,

  more_deletions: 'More records have reached that age in the meantime. Look at the number again.',
  stale: 'A colleague changed this number a moment ago. Check it, then save again.',
  text_changed:
    'A colleague changed this text a moment ago. Nothing was saved. Copy what you typed, close this, and look at the new text.',
  too_many_saved_replies: `There are ${replyLimits.count} saved replies, and no more fit. Delete one first.`,
  unknown_placeholder: placeholderErrors.unknown,
  unusable_key: 'The database could not seal with this key, so nothing was changed. Make another pair.',
};

export function conflictBy(name: string): string {
  return `${name} changed this while you were reading. You now see the newest state. Change it again if you still want to.`;
}

export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Try again in ${wait}.`;
}
