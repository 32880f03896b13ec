import { createElement as h } from 'react';
import { type Kind, kinds } from '#domain/kinds.ts';
import { referenceOf } from '#domain/references.ts';
import { digestMail, noticeMail, reminderMail, warningMail } from '../../../app/content/mail.ts';
import { site } from '../../../app/site.ts';
import { Button, Facts, Small, Text, Title } from '../templates/elements.ts';
import { renderMail, renderText } from '../templates/frame.ts';

type RecordOptions = { kind: Kind; recordId: string; receivedAt: string; staffUrl: string };

/** A new record. Whoever reads this mail on the way learns no name and no content. */
export function composeNotice({ kind, recordId, receivedAt, staffUrl }: RecordOptions) {
  const words = noticeMail;
  const url = recordUrl(staffUrl, kind, recordId);
  const facts = [
    [words.labels.reference, referenceOf(recordId)],
    [words.labels.received, formatTime(receivedAt)],
  ] as const;
  const html = renderMail({
    title: words.title(kind),
    preview: formatTime(receivedAt),
    children: [
      h(Title, { key: 'title' }, words.title(kind)),
      h(Facts, { key: 'facts', facts: [...facts] }),
      h(Button, { key: 'open', href: url }, words.open),
      h(Small, { key: 'why' }, words.why),
    ],
  });
  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return {
    subject: words.subject(kind),
    text: renderText([words.title(kind), lines, `${words.open}:\n${url}`, words.why]),
    html,
  };
}

/** The promise of 24 business hours is about to break. */
export function composeReminder({ kind, recordId, receivedAt, staffUrl }: RecordOptions) {
  const words = reminderMail;
  const reference = referenceOf(recordId);
  const url = recordUrl(staffUrl, kind, recordId);
  const received = `${noticeMail.labels.received}: ${formatTime(receivedAt)}`;
  const html = renderMail({
    title: words.title,
    preview: words.text,
    children: [
      h(Title, { key: 'title' }, words.title),
      h(Text, { key: 'text' }, words.text),
      h(Text, { key: 'received' }, received),
      h(Button, { key: 'open', href: url }, words.open),
    ],
  });
  const text = renderText([words.title, words.text, received, `${words.open}:\n${url}`]);
  return { subject: words.subject(reference), text, html };
}

/** What came in since yesterday, for people who do not want a mail for each. */
export function composeDigest(counts: Partial<Record<Kind, number>>, staffUrl: string) {
  const words = digestMail;
  const lines = kinds.flatMap((kind) => (counts[kind] ? [words.line(kind, counts[kind])] : []));
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const html = renderMail({
    title: words.title,
    preview: lines.join(', '),
    children: [
      h(Title, { key: 'title' }, words.title),
      ...lines.map((line) => h(Text, { key: line }, line)),
      h(Button, { key: 'open', href: staffUrl }, words.open),
      h(Small, { key: 'why' }, words.why),
    ],
  });
  const text = renderText([words.title, lines.join('\n'), `${words.open}:\n${staffUrl}`, words.why]);
  return { subject: words.subject(total), text, html };
}

/** Many sign-ins failed. Nothing in it names a person. */
export function composeWarning(failures: number, staffUrl: string) {
  const words = warningMail;
  const url = `${staffUrl}/audit`;
  const html = renderMail({
    title: words.title,
    preview: words.text(failures),
    children: [
      h(Title, { key: 'title' }, words.title),
      h(Text, { key: 'text' }, words.text(failures)),
      h(Text, { key: 'advice' }, words.advice),
      h(Button, { key: 'open', href: url }, words.open),
    ],
  });
  const text = renderText([words.title, words.text(failures), words.advice, `${words.open}:\n${url}`]);
  return { subject: words.subject, text, html };
}

function recordUrl(staffUrl: string, kind: Kind, recordId: string): string {
  return `${staffUrl}/records/${kind}/${recordId}`;
}

/** In the office's time, whatever the server's. */
export function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: site.region.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(time));
}
