import { referenceOf } from '#domain/references.ts';
import { replyMail as words } from '../../../app/content/mail.ts';
import { toHeaderText } from '../safe-text.ts';
import { renderMail } from '../templates/frame.ts';
import { formatTime } from './staff-mail.ts';

type Options = { recordId: string; subject: string; receivedAt: string; body: string };

/** A reply that a person of the staff wrote. */
export function composeReply({ recordId, subject, receivedAt, body }: Options) {
  return renderMail({
    subject: toHeaderText(subject, 200),
    preview: toHeaderText(body, 90),
    blocks: [
      { type: 'letter', text: body },
      { type: 'after', text: words.about(referenceOf(recordId), formatTime(receivedAt)) },
    ],
  });
}
