import type { Answers } from '#app/forms/contact/compose-message.ts';
import { site } from '#company/site.ts';
import { officeChoice } from '#content/contact-topics/agent.ts';

const [first] = site.offices;
const last = site.offices.at(-1) ?? first;
const { neighborhoods } = site.region;
const neighborhood = (index: number) =>
  neighborhoods[index % neighborhoods.length] ?? officeChoice(first.name);

export const agentRequests: readonly Answers[] = [
  { office: officeChoice(first.name), service: 'home' },
  {
    office: neighborhood(2),
    service: 'auto',
    language: 'Spanish',
    message: 'For my parents. I will be there to translate if needed.',
  },
  {
    office: 'Anywhere, by phone',
    service: 'life',
    message:
      'I have three quotes from three companies and I cannot compare them. I want someone who explains and does not push.',
  },
  { office: neighborhood(3), service: 'health', language: 'Korean' },
  {
    office: officeChoice(last.name),
    service: 'business',
    agent: 'Marguerite',
    message: 'She set up our policy in 2022 and knew our business better than we did.',
  },
  { office: neighborhood(1), service: 'home', message: 'First apartment!! What do I even need?' },
  { office: neighborhood(4), service: 'auto' },
  {
    office: neighborhood(0),
    service: 'group',
    message: 'Four founders, twelve employees, no HR. We need an adult.',
  },
  {
    office: 'Anywhere, by phone',
    language: 'American Sign Language (video call)',
    service: 'health',
    message: 'Please do not call by phone. A video relay or email works.',
  },
  {
    office: officeChoice(first.name),
    agent: 'the gentleman with the bow tie',
    message: 'I met him at the street fair and lost his card.',
  },
  {
    office: neighborhood(2),
    service: 'life',
    message: 'My union ends its plan in January. I am 58 and I smoke. Please be straight with me.',
  },
  {
    office: neighborhood(3),
    service: 'business',
    language: 'Bengali',
    message: 'A small grocery, opened in June.',
  },
];
