import {
  accessMail,
  digestMail,
  disownedMail,
  noticeMail,
  photosAddedMail,
  reminderMail,
  replyReceivedMail,
  undeliveredMail,
  warningMail,
} from '#company/content/staff-mail.ts';
import { type Kind, kinds } from '#domain/kinds.ts';
import { languages } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';
import { site } from '../../../company/site.ts';
import { renderMail } from '../../lib/frame/frame.ts';
import type { Outgoing } from '../outgoing.ts';

type RecordOptions = { kind: Kind; recordId: string; receivedAt: string; staffUrl: string };

/** A new record. Whoever reads this mail on the way learns no name and no content. */
export function composeNotice({ kind, recordId, receivedAt, staffUrl }: RecordOptions) {
  const { subject, title, labels, open, why } = noticeMail;
  const received = formatTime(receivedAt);
  return renderMail({
    subject: subject(kind),
    heading: title(kind),
    preview: received,
    blocks: [
      {
        type: 'facts',
        rows: [
          [labels.reference, referenceOf(recordId)],
          [labels.received, received],
        ],
      },
      { type: 'button', text: open, url: recordUrl(staffUrl, kind, recordId) },
      { type: 'small', text: why },
    ],
  });
}

const updateMails = {
  reply_received: replyReceivedMail,
  photos_added: photosAddedMail,
  disowned: disownedMail,
  undelivered: undeliveredMail,
};

/** A reply or photos arrived, an answer did not, or the sender says that they did not write. */
export function composeUpdate(
  purpose: keyof typeof updateMails,
  { kind, recordId, staffUrl }: Omit<RecordOptions, 'receivedAt'>,
) {
  const { subject, title, text, open } = updateMails[purpose];
  return renderMail({
    subject: subject(referenceOf(recordId)),
    heading: title,
    preview: text,
    blocks: [
      { type: 'paragraph', text },
      { type: 'button', text: open, url: recordUrl(staffUrl, kind, recordId) },
    ],
  });
}

/** The promise of 24 business hours is about to break. */
export function composeReminder({ kind, recordId, receivedAt, staffUrl }: RecordOptions) {
  const { subject, title, text, open } = reminderMail;
  return renderMail({
    subject: subject(referenceOf(recordId)),
    heading: title(kind),
    preview: text(kind),
    blocks: [
      { type: 'paragraph', text: text(kind) },
      { type: 'paragraph', text: `${noticeMail.labels.received}: ${formatTime(receivedAt)}` },
      { type: 'button', text: open, url: recordUrl(staffUrl, kind, recordId) },
    ],
  });
}

/** What came in since the digest before, for people who do not want a mail for each. */
export function composeDigest({ counts = {}, since = '' }: Outgoing['payload'], staffUrl: string) {
  const { subject, title, line, open, why } = digestMail;
  const items = kinds.flatMap((kind) => (counts[kind] ? [line(kind, counts[kind])] : []));
  const start = formatTime(since);
  return renderMail({
    subject: subject(
      kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
      start,
    ),
    heading: title(start),
    preview: items.join(', '),
    blocks: [
      { type: 'list', items },
      { type: 'button', text: open, url: staffUrl },
      { type: 'small', text: why },
    ],
  });
}

/** Many sign-ins failed. Nothing in it names a person. */
export function composeWarning(failures: number, staffUrl: string) {
  const { subject, title, text, advice, open } = warningMail;
  return renderMail({
    subject,
    heading: title,
    preview: text(failures),
    blocks: [
      { type: 'paragraph', text: text(failures) },
      { type: 'paragraph', text: advice },
      { type: 'button', text: open, url: `${staffUrl}/audit?action=sign_in_failed` },
    ],
  });
}

/** A one-time link. Its address is written out as well: some mail programs do not open a button. */
export function composeAccess(purpose: 'invite' | 'reset', link: string) {
  const { subject, title, text, open, copy, valid, unexpected } = accessMail[purpose];
  return renderMail({
    subject,
    heading: title,
    preview: text,
    blocks: [
      { type: 'paragraph', text },
      { type: 'paragraph', text: valid },
      { type: 'button', text: open, url: link },
      { type: 'small', text: `${copy} ${link}` },
      { type: 'small', text: unexpected },
    ],
  });
}

function recordUrl(staffUrl: string, kind: Kind, recordId: string): string {
  return `${staffUrl}/records/${kind}/${recordId}`;
}

/** In the office's time, whatever the server's. */
export function formatTime(time: string, locale: string = languages.en.locale): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: site.region.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(time));
}
