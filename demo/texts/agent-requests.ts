import type { Answers } from '#app/features/contact/compose-message.ts';

export const agentRequests: readonly Answers[] = [
  { office: 'Downtown office', service: 'home', time: 'Weekday mornings' },
  {
    office: 'Brooklyn',
    service: 'auto',
    language: 'Spanish',
    time: 'Saturdays',
    message: 'For my parents. I will be there to translate if needed.',
  },
  {
    office: 'Anywhere, by phone',
    service: 'life',
    time: 'Any time we are open',
    message:
      'I have three quotes from three companies and I cannot compare them. I want someone who explains and does not push.',
  },
  { office: 'Queens', service: 'health', language: 'Korean' },
  {
    office: 'Midtown office',
    service: 'business',
    agent: 'Marguerite',
    time: 'Weekday afternoons',
    message: 'She set up our policy in 2022 and knew our business better than we did.',
  },
  { office: 'Bronx', service: 'home', message: 'First apartment!! What do I even need?' },
  { office: 'Staten Island', service: 'auto', time: 'Weekday afternoons' },
  {
    office: 'Manhattan',
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
    office: 'Downtown office',
    agent: 'the gentleman with the bow tie',
    message: 'I met him at the street fair and lost his card.',
  },
  {
    office: 'Brooklyn',
    service: 'life',
    time: 'Saturdays',
    message: 'My union ends its plan in January. I am 58 and I smoke. Please be straight with me.',
  },
  {
    office: 'Queens',
    service: 'business',
    language: 'Bengali',
    time: 'Weekday mornings',
    message: 'A small grocery, opened in June.',
  },
];
