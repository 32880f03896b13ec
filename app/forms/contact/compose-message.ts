import type { Question, QuestionGroup } from '#company/shape/question.ts';
import type { TopicWords } from '#company/shape/topic-words.ts';
import { languages } from '#domain/languages.ts';
import { isDate } from '../kit/define/field-rules.ts';
import type { ContactValues } from './definition.ts';

/** The staff read messages in English, whatever language the form was in. */
const longDate = new Intl.DateTimeFormat(languages.en.locale, { dateStyle: 'long', timeZone: 'UTC' });

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
  const lines = answered.map((question) => `${withColon(question)} ${question.answer}`);
  const ownWords = answers.message?.trim();
  return {
    subject: [request, named.join(', ')].filter(Boolean).join(': '),
    message: [`Topic: ${request}`, ...lines, ...(ownWords ? ['', withColon(own), ownWords] : [])].join('\n'),
  };
}

/** The questions that follow the visitor's name. */
export function findDetails({ details }: TopicWords, service = ''): QuestionGroup | undefined {
  return details.find((group) => !group.service || group.service === service);
}

function showAnswer({ input }: Question, answer: string): string {
  if (typeof input !== 'string') {
    const choice = input.find(({ value }) => value === answer);
    return choice ? storedLabel(choice) : '';
  }
  if (input === 'date') return isDate(answer) ? longDate.format(new Date(`${answer}T00:00:00Z`)) : '';
  return toOneLine(answer);
}

/** An answer cannot begin a line of its own, nor open a tag that a later answer closes: the whole would be stripped. */
function toOneLine(answer: string): string {
  return answer
    .replace(/\s+/g, ' ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();
}

type Labeled = { label: string; stored?: string };

function storedLabel({ label, stored = label }: Labeled): string {
  return stored;
}

function withColon(labeled: Labeled): string {
  const label = storedLabel(labeled);
  return label.endsWith('?') ? label : `${label}:`;
}
