import type { Choice, QuestionGroup } from '#company/shape/question.ts';
import { writeTopics } from '#content/contact-topics/index.ts';
import { agents } from './agents.ts';
import { services } from './services.ts';
import { specialDays } from './special-days.ts';
import { officeTimes } from './wished-times.ts';

export const serviceChoices: readonly Choice[] = services.map(({ slug, title, storedTitle }) => ({
  value: slug,
  label: title,
  ...(storedTitle && { stored: storedTitle }),
}));

const agentChoices: readonly Choice[] = agents.items.map(({ slug, name, languages, lines, office }) => ({
  value: slug,
  label: name,
  detail: `${office}; ${lines}; ${languages}`,
}));

/** What an agent needs to know, by service. */
const details: readonly QuestionGroup[] = services.flatMap(({ slug, quoteQuestions }) =>
  quoteQuestions ? { service: slug, ...quoteQuestions } : [],
);

const written = writeTopics({
  services: serviceChoices,
  details,
  agents: agentChoices,
  times: officeTimes,
});

/** The forms of the contact page. What the office can change goes with them to the browser. */
export const topics = {
  ...written,
  agent: {
    ...written.agent,
    agentOffices: Object.fromEntries(agents.items.map(({ slug, office }) => [slug, office])),
    ...(specialDays.length > 0 && { specialDays }),
  },
};
