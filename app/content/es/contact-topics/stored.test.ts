import { expect, test } from 'vitest';
import { type Answers, composeMessage } from '#app/features/contact/compose-message.ts';
import { listQuestions } from '#app/features/contact/topic-schema.ts';
import type { Question } from '#app/words/question.ts';
import type { ServiceContent } from '#app/words/types.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import { topics as english, type TopicWords } from '../../en/contact-topics/index.ts';
import {
  forBusinesses as englishForBusinesses,
  forHouseholds as englishForHouseholds,
} from '../../en/services/index.ts';
import { forBusinesses, forHouseholds } from '../services/index.ts';
import { topics } from './index.ts';

const services = [...forHouseholds, ...forBusinesses];
const englishServices = [...englishForHouseholds, ...englishForBusinesses];

/** `#app/words/services.ts` knows the services of one language. Here both languages have their own. */
const withDetails = (quote: TopicWords, of: readonly ServiceContent[]): TopicWords => ({
  ...quote,
  details: of.flatMap(({ slug, quoteQuestions }) =>
    quoteQuestions ? { service: slug, ...quoteQuestions } : [],
  ),
});
const forms: Record<MessageTopic, { inSpanish: TopicWords; inEnglish: TopicWords }> = {
  quote: {
    inSpanish: withDetails(topics.quote, services),
    inEnglish: withDetails(english.quote, englishServices),
  },
  agent: { inSpanish: topics.agent, inEnglish: english.agent },
};
const typed = { text: 'x', number: '7', zip: '10038', date: '2026-12-01' };

/** As many sets of answers as the longest list of choices has, so that each choice is in one of them. */
function answerAll(questions: readonly Question[]): Answers[] {
  const lengths = questions.map(({ input }) => (typeof input === 'string' ? 1 : input.length));
  const answerTo = ({ input }: Question, at: number) =>
    typeof input === 'string' ? typed[input] : (input[at % input.length]?.value ?? '');
  return Array.from({ length: Math.max(...lengths) }, (_, at) => ({
    ...Object.fromEntries(questions.map((question) => [question.name, answerTo(question, at)])),
    message: 'x',
  }));
}

test.each(['quote', 'agent'] as const)('the message of a Spanish %s is the English one', (topic) => {
  const { inSpanish, inEnglish } = forms[topic];
  for (const answers of answerAll(listQuestions(inEnglish)))
    for (const { service = answers.service ?? '' } of inEnglish.details)
      expect(composeMessage(inSpanish, { ...answers, service })).toEqual(
        composeMessage(inEnglish, { ...answers, service }),
      );
});

test('a Spanish service is stored under its English title', () => {
  expect(services.map(({ slug, storedTitle }) => [slug, storedTitle])).toEqual(
    englishServices.map(({ slug, title }) => [slug, title]),
  );
});
