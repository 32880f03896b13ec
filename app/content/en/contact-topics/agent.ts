import { agentChoices } from '#app/words/agent-choices.computed.ts';
import { type Choice, choices, type Question, type QuestionGroup } from '#app/words/question.ts';
import { serviceChoices } from '#app/words/service-questions.computed.ts';
import { officeTimes } from '#app/words/wished-times.ts';
import { site } from '../site.ts';

export const officeChoice = (name: string) => `${name} office`;

const service: Question = {
  name: 'service',
  label: 'What it is about',
  hint: 'Agents specialize.',
  input: serviceChoices,
};
const office: Question = {
  name: 'office',
  label: 'Office or neighborhood',
  hint: 'To find someone near you.',
  input: choices(
    ...site.offices.map(({ name }) => officeChoice(name)),
    ...site.region.neighborhoods,
    'Anywhere, by phone',
  ),
};
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

const wishedTimes: readonly Question[] = wishes.flatMap(({ day, time, name }): Question[] => [
  { name: day, label: `${name}: day`, hint: 'A day when we are open.', input: 'date' },
  { name: time, label: `${name}: time`, hint: `In ${site.region.timeZoneName}.`, input: officeTimes },
]);

/** What a request for an agent asks. Where no agents are listed, their name is typed. */
export function writeAgentQuestions(agents: readonly Choice[]): {
  start: readonly Question[];
  inSubject: readonly string[];
  details: QuestionGroup;
} {
  const listed: Question[] = agents.length
    ? [{ name: 'agent', label: 'Agent', hint: 'Leave it open, and we choose for you.', input: agents }]
    : [];
  return {
    start: [...listed, office, service],
    // A typed name may be too long for it.
    inSubject: [...listed, office, service].map(({ name }) => name),
    details: {
      title: 'About the conversation',
      questions: [...wishedTimes, language, ...(agents.length ? [] : [typedAgent])],
    },
  };
}

export const agentQuestions = writeAgentQuestions(agentChoices);
