import type { FieldWords } from '#app/words/form-words.ts';
import type { Question, QuestionGroup } from '#app/words/question.ts';
import { quoteDetails } from '#app/words/service-questions.computed.ts';
import { type MessageTopic, requests } from '#domain/contact-topics.ts';
import { language } from '../language.ts';
import { agentQuestions, wishes } from './agent.ts';
import { quoteStart } from './quote.ts';

export type TopicWords = {
  title: string;
  text: string;
  /** Opens the subject and the message. */
  request: string;
  startTitle: string;
  /** Asked before the name. */
  start: readonly Question[];
  /** Names of the answers in the subject. Their choices and lengths keep it short. */
  inSubject: readonly string[];
  /** Asked after the phone number. */
  details: readonly QuestionGroup[];
  /** Fields of times that must be within office hours. */
  wishes?: readonly { day: string; time: string }[];
  message: FieldWords & Pick<Question, 'stored'>;
  submit: string;
};

const leaveOut = 'Please leave out medical, bank and Social Security details.';

export const topics: Record<MessageTopic, TopicWords> = {
  quote: {
    title: 'Get a Quote',
    text: 'We need your name, email and phone. Every other question is optional, and each answer brings us closer to a price.',
    request: requests.quote,
    startTitle: 'What you need',
    start: quoteStart,
    inSubject: ['service', 'zip'],
    details: quoteDetails,
    message: { label: 'Anything else?', hint: `A deadline, a question, a special case. ${leaveOut}` },
    submit: 'Request a Quote',
  },
  agent: {
    title: 'Find an Agent',
    text: 'We need your name, email and phone. Everything else is optional, and helps us choose who calls you.',
    request: requests.agent,
    startTitle: 'Who should call you',
    start: agentQuestions.start,
    inSubject: agentQuestions.inSubject,
    details: [agentQuestions.details],
    wishes,
    message: { label: 'Anything else?', hint: `What would you like to talk about? ${leaveOut}` },
    submit: 'Ask for an Agent',
  },
};

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
