import { createElement as h } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { referenceOf } from '#domain/references.ts';
import { receiptMail as words } from '../../../app/content/mail.ts';
import { Facts, Link, Subtitle, Text, Title } from '../templates/elements.ts';
import { renderMail, renderText } from '../templates/frame.ts';

type Options = {
  kind: Kind;
  recordId: string;
  /** A page or a mailbox. */
  notMeUrl: string;
};

/** To the sender of a record: what we got, what happens next, and how to tell a real mail of ours. */
export function composeReceipt({ kind, recordId, notMeUrl }: Options) {
  const reference = referenceOf(recordId);
  const facts = [
    [words.labels.reference, reference],
    [words.labels.sent, words.sent(kind)],
    [words.labels.next, words.next(kind)],
    [words.labels.by, words.by(kind)],
  ] as const;
  const { correct, fraud, notMe } = words;
  const notMeText = notMeUrl.startsWith('mailto:') ? notMe.byMail : notMe.text;
  const html = renderMail({
    title: words.title(kind),
    preview: words.preview(kind),
    children: [
      h(Title, { key: 'title' }, words.title(kind)),
      h(Facts, { key: 'facts', facts: [...facts] }),
      h(Subtitle, { key: 'correct' }, correct.title),
      h(Text, { key: 'correct-text' }, correct.text),
      h(Subtitle, { key: 'fraud' }, fraud.title),
      h(Text, { key: 'fraud-text' }, fraud.text),
      h(Subtitle, { key: 'not-me' }, notMe.title),
      h(Text, { key: 'not-me-text' }, notMeText, ' ', h(Link, { href: notMeUrl }, notMe.link)),
    ],
  });
  const text = renderText([
    words.title(kind),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${correct.title}\n${correct.text}`,
    `${fraud.title}\n${fraud.text}`,
    `${notMe.title}\n${notMeText}\n${notMeUrl}`,
  ]);
  return { subject: words.subject(kind, reference), text, html };
}
