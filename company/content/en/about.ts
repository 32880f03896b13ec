import type { CoreValue, Five, LeadershipTeam, PageWords, TeamMember } from '#company/shape/types.ts';
import { complaintReach } from './phrases/complaints.ts';
import { whoPays } from './phrases/coverage.ts';
import { hotline } from './phrases/hotline.ts';
import { capitalize, counted, withArticle } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { site } from './site.ts';
import { state } from './state.ts';

export const meta: PageWords = {
  title: `About Us: insurance by the harbor since ${site.founded} | ${site.name}`,
  description: `What kind of company ${site.legalName} is, who pays your claim, our license, our story since ${site.founded}, and the people who decide.`,
};

export const banner = {
  title: `About ${site.legalName}`,
  text: site.what
    ? `${site.what} ${whoPays}`
    : `We have insured ${site.region.people} since ${site.founded}.`,
};

const { clients } = site.figures;

export const story = {
  title: 'Our story',
  paragraphs: [
    `We started with one lamp and one phone.${hotline.isAlwaysOpen ? ' Both have been replaced a few times. Someone still sits beside them all night.' : ''}`,
    `In ${site.founded} three people rented a room above a rope shop on Lantern Slip. They had worked for larger insurers, and they had grown tired of explaining, always after the fact, why something was not covered. Their plan fit on an index card: say it before.`,
    'The first clients were neighbors. A ferry deckhand with a used car. A widow with a brownstone and four tenants. A baker who could not afford to close for a week. Most of them came up the stairs with a letter they did not understand, and some of those letters were from us. We began to rewrite them.',
    `Then one October the harbor came up the street and into our own hallway. We answered claims that night by flashlight, and filled out our own forms in wet shoes. It was instructive. By spring the forms were half as long${hotline.isAlwaysOpen ? ', the claims line was open around the clock,' : ''} and we had moved to the third floor.`,
    'Midtown followed, because people asked for an office near work as well as one near water. Health plans came next, then insurance for small businesses and for the teams inside them.',
    `${clients ? `Today we insure ${clients.words} clients. ` : ''}We have grown, and growing makes it easy to stop listening. So everyone here, the managers included, spends time on the claims line each year. It keeps the index card honest.`,
  ],
};

export const mission = {
  title: 'Our mission',
  text: 'To make sure that when something goes wrong, you already know what happens next: who to call, what we pay, and what we do not.',
};

export const vision = {
  title: 'Our vision',
  text: `${capitalize(withArticle(site.region.state))} where people know what their policy means before the day they need it.`,
};

export const values: { title: string; items: Five<CoreValue> } = {
  title: 'Our core values',
  items: [
    {
      title: 'Answer to the state',
      text: `Insurers answer to ${state.regulator ? `the ${state.regulator.fullName}` : 'the insurance department of your state'}. It takes complaints at no cost${complaintReach(state.regulator)}.`,
    },
    {
      title: 'Answer the phone',
      text: 'A form can wait for morning. A person standing in an inch of water cannot.',
    },
    {
      title: 'Read like a human',
      text: 'If a sentence needs a lawyer, we add one that does not. When the two disagree, we fix the first.',
    },
    {
      title: 'Pay what we owe',
      text: 'A fair claim should not have to become a negotiation. We read a claim for what we owe, and say so in writing.',
    },
    {
      title: 'Guard what you tell us',
      text: 'We ask for what we need, we say why, and we do not keep it longer than that.',
    },
  ],
};

const members: readonly TeamMember[] = [
  {
    name: 'Denise Whitaker',
    title: 'Chief Executive Officer',
    portrait: 'portrait-1',
    bio: 'Denise decides which kinds of insurance we sell and where we open an office. She has the last word when two departments disagree. She joined in 1999 to answer the phone in the evenings, and she still takes the claims line every New Year’s Eve.',
    sample: true,
  },
  {
    name: 'Tomás Rivera',
    title: 'Chief Claims Officer',
    portrait: 'portrait-2',
    bio: 'Tomás decides disputed claims, and how many adjusters are on duty when a storm is coming. Before insurance he worked on a harbor ferry.',
    sample: true,
  },
  {
    name: 'Amina Rahman',
    title: 'Chief Underwriter',
    portrait: 'portrait-3',
    bio: 'Amina decides what we insure, what we exclude and what goes into a price. Each new exclusion needs her signature. She tries the wording on her father-in-law, a retired bus mechanic, before she signs.',
    sample: true,
  },
  {
    name: 'Marcus Bennett',
    title: 'Chief Financial Officer',
    portrait: 'portrait-6',
    bio: 'Marcus decides how much money we set aside for claims, and which other insurers share our largest risks. On Saturdays he teaches teenagers in Queens to read a pay stub and a lease.',
    sample: true,
  },
  {
    name: 'Ellen Kowalski',
    title: 'Chief Customer Officer',
    portrait: 'portrait-5',
    bio: 'Ellen decides how you reach us, and what we change after a complaint. She signs the replies to complaints herself. She has been hard of hearing since childhood, and made sure that writing to us works as well as calling.',
    sample: true,
  },
];

export const team: LeadershipTeam = {
  title: 'Our leadership team',
  text: (count) =>
    `The ${counted(count, 'person', 'people')} who ${count === 1 ? 'runs' : 'run'} the company.`,
  /** Shown while a member is a sample. */
  note: `These people are fictional, like ${site.legalName} itself. They were made up for this demonstration.`,
  members,
};

/** Under the figures of the company. */
export const figures = {
  years: 'years by the harbor',
  clients: 'satisfied clients',
  satisfaction: 'claims satisfaction',
  support: 'support',
};

export const callToAction = {
  title: 'Visit us',
  text: `${offices.whereTheyAre} You can also write or call.`,
  contact: { label: `Find ${offices.ours}`, href: '/contact' },
};
