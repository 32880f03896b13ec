import { type Choice, choices, type Question, type QuestionGroup } from '#company/shape/question.ts';
import type { TopicLists } from '#company/shape/topic-words.ts';
import { site } from '../site.ts';

export const officeChoice = (name: string) => `${name} office`;

const askService = (services: readonly Choice[]): Question => ({
  name: 'service',
  label: 'What it is about',
  hint: 'Agents specialize.',
  input: services,
});
const askOffice = (): Question => ({
  name: 'office',
  label: 'Office or neighborhood',
  hint: 'To find someone near you.',
  input: choices(
    ...site.offices.map(({ name }) => officeChoice(name)),
    ...site.region.neighborhoods,
    'Anywhere, by phone',
  ),
});
const typedAgent: Question = {
  name: 'agent',
  label: 'Agent’s name, if you know it',
  hint: 'To reach the same person again.',
  input: 'text',
};
const language: Question = {
  name: 'language',
  label: 'Language you prefer',
  hint: 'To look for someone who speaks it.',
  input: 'text',
};

/** The fields of two times to talk, the better one first. */
export const wishes = [
  { day: 'firstDay', time: 'firstTime', name: 'First choice' },
  { day: 'secondDay', time: 'secondTime', name: 'Second choice' },
] as const;

const askTimes = (times: readonly Choice[]): Question[] =>
  wishes.flatMap(({ day, time, name }): Question[] => [
    { name: day, label: `${name}: day`, hint: 'A day when we are open.', input: 'date' },
    { name: time, label: `${name}: time`, hint: `In ${site.region.timeZoneName}.`, input: times },
  ]);

/** What a request for an agent asks. Where no agents are listed, their name is typed. */
export function writeAgentQuestions({ agents, services, times }: Omit<TopicLists, 'details'>): {
  start: readonly Question[];
  inSubject: readonly string[];
  details: QuestionGroup;
} {
  const listed: Question[] = agents.length
    ? [{ name: 'agent', label: 'Agent', hint: 'Leave it open, and we choose for you.', input: agents }]
    : [];
  const start = [...listed, askOffice(), askService(services)];
  return {
    start,
    // A typed name may be too long for it.
    inSubject: start.map(({ name }) => name),
    details: {
      title: 'About the conversation',
      questions: [...askTimes(times), language, ...(agents.length ? [] : [typedAgent])],
    },
  };
}
