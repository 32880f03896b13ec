import {
  type Choice,
  choices,
  type Question,
  type QuestionGroup,
  translatedChoices,
} from '#company/shape/question.ts';
import type { TopicLists } from '#company/shape/topic-words.ts';
import { wishes as english, officeChoice } from '../../en/contact-topics/agent.ts';
import { clockTime as englishTime } from '../../en/phrases/hours.ts';
import { site } from '../site.ts';

/** The value of an office, in every language. */
export { officeChoice };

const askService = (services: readonly Choice[]): Question => ({
  name: 'service',
  label: 'De qué se trata',
  stored: 'What it is about',
  hint: 'Cada agente tiene su especialidad.',
  input: services,
});
const officeNames = site.offices.map(({ name }) => name);
const { neighborhoods } = site.region;
const askOffice = (): Question => ({
  name: 'office',
  label: 'Oficina o vecindario',
  stored: 'Office or neighborhood',
  hint: 'Para encontrar a alguien cerca de usted.',
  input: translatedChoices(
    choices(...officeNames.map(officeChoice), ...neighborhoods, 'Anywhere, by phone'),
    [
      ...officeNames.map((name) => `Oficina de ${name}`),
      ...neighborhoods,
      'En cualquier lugar, por teléfono',
    ],
  ),
});
const typedAgent: Question = {
  name: 'agent',
  label: 'Nombre del agente, si lo sabe',
  stored: 'Agent’s name, if you know it',
  hint: 'Para hablar con la misma persona otra vez.',
  input: 'text',
};
const language: Question = {
  name: 'language',
  label: 'Idioma que prefiere',
  stored: 'Language you prefer',
  hint: 'Para buscar a alguien que lo hable.',
  input: 'text',
};

/** The fields of two times to talk, the better one first. */
export const wishes = [
  { ...english[0], name: 'Primera opción' },
  { ...english[1], name: 'Segunda opción' },
] as const;

/** Times are written in the language of the form, and stored in English. */
const inEnglish = (choice: Choice): Choice => {
  const [hours, minutes = ''] = choice.value.split(':');
  return { ...choice, stored: englishTime(Number(hours), minutes) };
};

const askTimes = (times: readonly Choice[]): Question[] =>
  wishes.flatMap(({ day, time, name }, at): Question[] => [
    {
      name: day,
      label: `${name}: día`,
      stored: `${english[at]?.name}: day`,
      hint: 'Un día en que estemos abiertos.',
      input: 'date',
    },
    {
      name: time,
      label: `${name}: hora`,
      stored: `${english[at]?.name}: time`,
      hint: `En ${site.region.timeZoneName}.`,
      input: times.map(inEnglish),
    },
  ]);

/** What a request for an agent asks. Where no agents are listed, their name is typed. */
export function writeAgentQuestions({ agents, services, times }: Omit<TopicLists, 'details'>): {
  start: readonly Question[];
  inSubject: readonly string[];
  details: QuestionGroup;
} {
  const listed: Question[] = agents.length
    ? [
        {
          name: 'agent',
          label: 'Agente',
          stored: 'Agent',
          hint: 'Si no elige, elegimos por usted.',
          input: agents,
        },
      ]
    : [];
  const start = [...listed, askOffice(), askService(services)];
  return {
    start,
    // A typed name may be too long for it.
    inSubject: start.map(({ name }) => name),
    details: {
      title: 'Sobre la conversación',
      questions: [...askTimes(times), language, ...(agents.length ? [] : [typedAgent])],
    },
  };
}
