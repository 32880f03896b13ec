import { expect, test } from 'vitest';
import { listTimes } from '#app/catalog/wished-times.ts';
import { type Answers, composeMessage } from '#app/forms/contact/compose-message.ts';
import { listQuestions } from '#app/forms/contact/topic-schema.ts';
import type { Question } from '#company/shape/question.ts';
import type { TopicLists } from '#company/shape/topic-words.ts';
import type { ServiceContent } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { writeTopics as english } from '../../en/contact-topics/index.ts';
import {
  forBusinesses as englishForBusinesses,
  forHouseholds as englishForHouseholds,
} from '../../en/services/index.ts';
import { forBusinesses, forHouseholds } from '../services/index.ts';
import { writeTopics } from './index.ts';

const { agents, offices } = site;
const services = [...forHouseholds, ...forBusinesses];
const englishServices = [...englishForHouseholds, ...englishForBusinesses];

/** The lists of both languages: `#app/catalog/` has those of one. */
const listsOf = (offered: readonly ServiceContent[]): TopicLists => ({
  services: offered.map(({ slug, title, storedTitle }) => ({
    value: slug,
    label: title,
    ...(storedTitle && { stored: storedTitle }),
  })),
  details: offered.flatMap(({ slug, quoteQuestions }) =>
    quoteQuestions ? { service: slug, ...quoteQuestions } : [],
  ),
  agents: agents.map(({ slug, name }) => ({ value: slug, label: name })),
  times: listTimes(offices),
});
const inSpanish = writeTopics(listsOf(services));
const inEnglish = english(listsOf(englishServices));
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
  const [spanish, original] = [inSpanish[topic], inEnglish[topic]];
  for (const answers of answerAll(listQuestions(original)))
    for (const { service = answers.service ?? '' } of original.details)
      expect(composeMessage(spanish, { ...answers, service })).toEqual(
        composeMessage(original, { ...answers, service }),
      );
});

test('a Spanish service is stored under its English title', () => {
  expect(services.map(({ slug, storedTitle }) => [slug, storedTitle])).toEqual(
    englishServices.map(({ slug, title }) => [slug, title]),
  );
});
