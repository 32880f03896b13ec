import { createElement as h } from 'react';
import { referenceOf } from '#domain/references.ts';
import { replyMail as words } from '../../../app/content/mail.ts';
import { toHeaderText } from '../safe-text.ts';
import { After, Text } from '../templates/elements.ts';
import { renderMail, renderText } from '../templates/frame.ts';
import { formatTime } from './staff-mail.ts';

type Options = { recordId: string; subject: string; receivedAt: string; body: string };

/** A reply that a person of the staff wrote. */
export function composeReply({ recordId, subject, receivedAt, body }: Options) {
  const title = toHeaderText(subject, 200);
  const about = words.about(referenceOf(recordId), formatTime(receivedAt));
  const paragraphs = body.split(/\n{2,}/);
  const html = renderMail({
    title,
    preview: toHeaderText(body, 90),
    children: [
      // Each paragraph is at a place of its own, and never moves.
      ...paragraphs.map((paragraph, at) => h(Text, { key: at }, breakLines(paragraph))),
      h(After, { key: 'about' }, about),
    ],
  });
  return { subject: title, text: renderText([body, about]), html };
}

function breakLines(paragraph: string) {
  return paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));
}
