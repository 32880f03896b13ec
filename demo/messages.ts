import { topics } from '#app/catalog/contact-topics.ts';
import { services } from '#app/catalog/services.ts';
import { type Answers, composeMessage } from '#app/forms/contact/compose-message.ts';
import { type ContactValues, contactSchema } from '#app/forms/contact/definition.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { type Calendar, day, toDateField } from './calendar.ts';
import { castPeople, toMixedCase } from './casting.ts';
import { fullNameOf, type Person } from './people.ts';
import type { Random } from './random.ts';
import { agentRequests } from './texts/agent-requests.ts';
import { type Letter, plainMessages } from './texts/plain-messages.ts';
import { type QuoteRequest, quoteRequests } from './texts/quotes.ts';

export type Message = {
  kind: 'message';
  at: Date;
  person: Person;
  language?: LanguageCode;
  values: ContactValues;
};

/** A follow-up comes at most this many days later. */
const longestWait = 14;

/** Plain messages, quotes and requests for an agent, as the forms of the contact page send them. */
export function makeMessages(people: Person[], random: Random, calendar: Calendar): Message[] {
  const writers = castPeople(people, plainMessages.length);
  const letters = plainMessages.flatMap((letter, at) => makeLetters(letter, writers[at] as Person, calendar));
  const requestedQuotes = quoteRequests.filter(isOffered);
  const askers = castPeople(people, requestedQuotes.length, { known: writers, every: 9 });
  const quotes = requestedQuotes.map(({ answers, start }, turn) => {
    const at = calendar.pick();
    const person = askers[turn] as Person;
    const startDate = start === null ? '' : toDateField(new Date(at.getTime() + start * day));
    // Some give no ZIP code.
    const zip = random.chance(0.8) ? person.zip : '';
    return compose('quote', person, at, { ...answers, zip, [`${answers.service}Start`]: startDate });
  });
  const callers = castPeople(people, agentRequests.length, { known: askers, every: 4 });
  const requests = agentRequests.map((answers, turn) =>
    compose('agent', callers[turn] as Person, calendar.pick(), answers),
  );
  return [...letters, ...quotes, ...requests];
}

/** A company may not offer every kind of insurance that the invented people ask for. */
export function isOffered({ answers }: QuoteRequest): boolean {
  return services.some(({ slug }) => slug === answers.service);
}

function makeLetters(
  { language, subject, message, again }: Letter,
  person: Person,
  calendar: Calendar,
): Message[] {
  const at = calendar.pick(again ? longestWait : 0);
  const first = toMessage(person, at, { language, subject, message });
  if (!again) return [first];
  const retyped = {
    'as before': person.email,
    'upper case': person.email.toUpperCase(),
    'mixed case': toMixedCase(person.email),
  }[again.email ?? 'as before'];
  const second = toMessage({ ...person, email: retyped }, calendar.later(at, again.daysLater), again);
  return [first, second];
}

function compose(topic: MessageTopic, person: Person, at: Date, answers: Answers): Message {
  return toMessage(person, at, composeMessage(topics[topic], answers));
}

function toMessage(
  person: Person,
  at: Date,
  {
    language,
    subject,
    message,
  }: Pick<Letter, 'subject' | 'message'> & { language?: LanguageCode | undefined },
): Message {
  const { email, phone } = person;
  return {
    kind: 'message',
    at,
    person,
    ...(language && { language }),
    // As the form does, which strips markup.
    values: contactSchema.parse({ name: fullNameOf(person), email, phone, subject, message, honeypot: '' }),
  };
}
