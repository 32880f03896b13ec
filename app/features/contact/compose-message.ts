import { formatDate } from '#app/lib/dates.ts';
import type { Question, QuestionGroup } from '#app/words/question.ts';
import type { TopicWords } from '#content/contact-topics/index.ts';
import type { ContactValues } from './schema.ts';

/** What was typed into a topic's form, by field. `message` holds the visitor's own words. */
export type Answers = Record<string, string>;

/** Turns the values of a topic's form into what the plain form would send. */
export function toContact(
  words: TopicWords,
  { name = '', email = '', phone = '', honeypot = '', ...answers }: Answers,
): ContactValues {
  return { name, email, phone, honeypot, ...composeMessage(words, answers) };
}

/** Composes what the plain form would ask for: a subject, and a message of "label: answer" lines and the visitor's own words. */
export function composeMessage(words: TopicWords, answers: Answers): { subject: string; message: string } {
  const { request, start, inSubject, message: own } = words;
  const questions = [...start, ...(findDetails(words, answers.service)?.questions ?? [])];
  const answered = questions.flatMap((question) => {
    const answer = showAnswer(question, answers[question.name] ?? '');
    return answer ? { ...question, answer } : [];
  });
  const named = inSubject.flatMap(
    (name) => answered.find((question) => question.name === name)?.answer ?? [],
  );
  const lines = answered.map(({ label, answer }) => `${withColon(label)} ${answer}`);
  const ownWords = answers.message?.trim();
  return {
    subject: [request, named.join(', ')].filter(Boolean).join(': '),
    message: [`Topic: ${request}`, ...lines, ...(ownWords ? ['', withColon(own.label), ownWords] : [])].join(
      '\n',
    ),
  };
}

/** The questions that follow the visitor's name. */
export function findDetails({ details }: TopicWords, service = ''): QuestionGroup | undefined {
  return details.find((group) => !group.service || group.service === service);
}

function showAnswer({ input }: Question, answer: string): string {
  if (typeof input !== 'string') return input.find(({ value }) => value === answer)?.label ?? '';
  if (input === 'date') return isDate(answer) ? formatDate(answer) : '';
  return toOneLine(answer);
}

function isDate(answer: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(answer) && !Number.isNaN(Date.parse(answer));
}

/** An answer cannot begin a line of its own, nor open a tag that a later answer closes: the whole would be stripped. */
function toOneLine(answer: string): string {
  return answer
    .replace(/\s+/g, ' ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();
}

function withColon(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}
