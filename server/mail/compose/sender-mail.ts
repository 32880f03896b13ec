import type { ClaimStatus } from '#domain/claims.ts';
import type { Kind } from '#domain/kinds.ts';
import type { Offer } from '#domain/offers.ts';
import { referenceOf } from '#domain/references.ts';
import { describeAppointment } from '#office/appointments.ts';
import { subjectOf } from '#office/mail-subject.ts';
import type { Block } from '../../lib/frame/blocks.ts';
import { renderMail } from '../../lib/frame/frame.ts';
import { toHeaderText } from '../../lib/frame/safe-text.ts';
import { frameOf, type MailWords } from '../../lib/frame/words.ts';
import { formatTime } from './staff-mail.ts';

type Receipt = {
  kind: Kind;
  recordId: string;
  /** A page or a mailbox. */
  notMeUrl: string;
  words: MailWords;
};

/** To the sender of a record: what we got, what happens next, and how to tell a real mail of ours. */
export function composeReceipt({ kind, recordId, notMeUrl, words }: Receipt) {
  const { receiptMail, statusMail } = words.mail;
  const reference = referenceOf(recordId);
  const { title, sent, next, by } = receiptMail.byKind[kind];
  const { labels, correct, fraud, notMe } = receiptMail;
  return renderMail({
    ...frameOf(words),
    subject: subjectOf(kind, recordId, words.language.code),
    heading: title,
    preview: next,
    blocks: [
      {
        type: 'facts',
        rows: [
          [kind === 'claim' ? labels.claimNumber : labels.reference, reference],
          [labels.sent, sent],
          [labels.next, next],
          [labels.by, by],
          ...(kind === 'claim' ? [[statusMail.follow, statusMail.page] as [string, string]] : []),
        ],
      },
      { type: 'section', ...correct },
      { type: 'section', ...fraud },
      {
        type: 'section',
        title: notMe.title,
        text: notMeUrl.startsWith('mailto:') ? notMe.byMail : notMe.text,
        link: { text: notMe.link, url: notMeUrl },
      },
    ],
  });
}

type Reply = {
  kind: Kind;
  recordId: string;
  receivedAt: string;
  body: string;
  appointment?: Offer | null | undefined;
  status?: ClaimStatus | undefined;
  words: MailWords;
};

function facts(rows: Array<[label: string, value: string]>): Block {
  return { type: 'facts', rows };
}

/** A reply that a person of the staff wrote, or where a claim stands with a sentence of theirs. */
export function composeReply({ kind, recordId, receivedAt, body, appointment, status, words }: Reply) {
  const { replyMail } = words.mail;
  const about = replyMail.about(referenceOf(recordId), formatTime(receivedAt, words.language.locale));
  return renderMail({
    ...frameOf(words),
    subject: `Re: ${subjectOf(kind, recordId, words.language.code)}`,
    preview: toHeaderText(body || (status ? words.statuses[status].label : ''), 90),
    blocks: [
      ...(status ? [describeStatus(status, words)] : []),
      ...(body ? [{ type: 'letter', text: body } as const] : []),
      ...(appointment ? [describeOffer(appointment, words)] : []),
      { type: 'after', text: about },
    ],
  });
}

function describeOffer(offer: Offer, words: MailWords): Block {
  const { label, cancelled } = words.mail.appointmentMail;
  return facts([[offer.cancelled ? cancelled : label, describeAppointment(offer, words)]]);
}

function describeStatus(status: ClaimStatus, { mail: { statusMail }, statuses }: MailWords): Block {
  const { label, next } = statuses[status];
  return facts([
    [statusMail.status, label],
    [statusMail.next, next],
    [statusMail.follow, statusMail.page],
  ]);
}
