import type { TopicLists, TopicWords } from '#company/shape/topic-words.ts';
import { type MessageTopic, requests } from '#domain/contact-topics.ts';
import { language } from '../language.ts';
import { wishes, writeAgentQuestions } from './agent.ts';
import { writeQuoteStart } from './quote.ts';

const leaveOut = 'Please leave out medical, bank and Social Security details.';

export const headings: Record<MessageTopic, { title: string; text: string }> = {
  quote: {
    title: 'Get a Quote',
    text: 'We need your name, email and phone. Every other question is optional, and each answer brings us closer to a price.',
  },
  agent: {
    title: 'Find an Agent',
    text: 'We need your name, email and phone. Everything else is optional, and helps us choose who calls you.',
  },
};

/** The forms of the topics, with the lists that the site has to choose from. */
export function writeTopics(lists: TopicLists): Record<MessageTopic, TopicWords> {
  const asked = writeAgentQuestions(lists);
  return {
    quote: {
      ...headings.quote,
      request: requests.quote,
      startTitle: 'What you need',
      start: writeQuoteStart(lists.services),
      inSubject: ['service', 'zip'],
      details: lists.details,
      message: { label: 'Anything else?', hint: `A deadline, a question, a special case. ${leaveOut}` },
      submit: 'Request a Quote',
    },
    agent: {
      ...headings.agent,
      request: requests.agent,
      startTitle: 'Who should call you',
      start: asked.start,
      inSubject: asked.inSubject,
      details: [asked.details],
      wishes,
      message: { label: 'Anything else?', hint: `What would you like to talk about? ${leaveOut}` },
      submit: 'Ask for an Agent',
    },
  };
}

/** Words that the topics share. */
export const topicForm = {
  person: 'How to reach you',
  optional: 'optional',
  zipRule: 'ZIP code must be 5 digits',
  numberRule: 'Please enter a whole number',
  dateRule: 'Please check the year of this date',
  /** Answers and words are sent as one message. */
  tooLong: (over: number) =>
    `Your answers and this text are ${over.toLocaleString(language.locale)} characters too long together. Please shorten this text.`,
};
