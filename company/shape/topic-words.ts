import type { SpecialDay } from '#domain/special-days.ts';
import type { FieldWords } from './form-words.ts';
import type { Choice, Question, QuestionGroup } from './question.ts';

/** The form of a topic of the contact page. */
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
  /** The office of each agent, by slug. */
  agentOffices?: Readonly<Record<string, string>>;
  /** On which other hours hold. */
  specialDays?: readonly SpecialDay[];
  message: FieldWords & Pick<Question, 'stored'>;
  submit: string;
};

/** What visitors choose from in the forms of the topics. `details`: what an agent needs to know, by service. */
export type TopicLists = {
  services: readonly Choice[];
  details: readonly QuestionGroup[];
  agents: readonly Choice[];
  times: readonly Choice[];
};
