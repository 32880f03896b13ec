import { quoteHref } from '#company/shape/contact-links.ts';
import type { Faq, Four, Link, Reason, Testimonial } from '#company/shape/types.ts';
import { floodFrom } from './phrases/flood.ts';
import { hotline } from './phrases/hotline.ts';
import { capitalize } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { adjusterPromise, answerGoal, decisionTime, withinDecisionTime } from './phrases/promises.ts';
import { words as services } from './phrases/services.ts';
import { site } from './site.ts';

export const meta = {
  title: `${site.legalName}: ${services.names} coverage in ${site.region.state}`,
  description: `${capitalize(services.names)} insurance in plain words, from ${offices.inArea}. Over ${site.years} years of experience, and ${hotline.isAlwaysOpen ? 'a claims line that is open 24/7' : 'claims online at any hour'}.`,
};

export const hero = {
  /** Above the title. Here is room for poetry. */
  motto: `A light left on, since ${site.founded}`,
  title: `${capitalize(services.names)} insurance for ${site.region.people}`,
  text: `From ${offices.inArea}. Whatever wakes you at 3\u00a0a.m., ${hotline.isAlwaysOpen ? 'someone here is up too' : 'you can report it then and there'}.`,
  services: { label: 'See what we cover', href: '/services' },
  contact: { label: 'Talk to us', href: '/contact' },
  /** The alternative text of the picture, if there is one (company/content/pictures.ts). */
  pictureAlt:
    'A lighthouse at dawn in New York harbor, its lamp lit, with a coral ferry passing in front of the skyline.',
};

/** Under the figures of the company. */
export const figures = {
  years: 'years of experience',
  clients: 'satisfied clients',
  satisfaction: 'claims satisfaction',
  support: 'support, all year',
};

export const reasons: { title: string; text: string; items: Four<Reason> } = {
  title: 'Why people choose us, and stay',
  text: 'What you can expect from us when something goes wrong.',
  items: [
    {
      glyph: 'phone',
      ...(hotline.isAlwaysOpen
        ? {
            title: 'A person answers claims, day and night',
            text: 'Our claims line is answered by a person, every day of the year. No phone menu to get through first.',
          }
        : {
            title: 'A person answers',
            text: 'Our claims line is answered by a person, with no phone menu to get through first. Online you can report a claim at any hour.',
          }),
    },
    {
      glyph: 'clock',
      title: 'Claims move on a schedule',
      text: `${adjusterPromise}. You’ll get our decision ${withinDecisionTime}.`,
    },
    {
      glyph: 'page',
      title: 'Plain English',
      text: 'Each service page says what is not covered as clearly as what is, before you sign anything.',
    },
    {
      glyph: 'people',
      title: 'Agents you can ask for by name',
      text: `${capitalize(offices.inArea)}, and your own agent, who knows your file.`,
    },
  ],
};

export const servicesSection = {
  title: 'What can we insure for you?',
  text: `The ${services.mainKinds} most households need.${services.hasOthers ? ' Do you run a business or a team? We insure those as well.' : ''}`,
  all: { label: 'All services', href: '/services' },
};

export const callToAction = {
  title: 'Tell us what you want to insure.',
  text: `A conversation costs nothing. ${answerGoal}, with a list of anything we still need to give you a price.`,
  contact: { label: 'Get a Quote', href: quoteHref() },
  call: 'Or call',
};

const { rating } = site.figures;

export const testimonials: {
  title: string;
  text: string | null;
  note: string;
  items: readonly Testimonial[];
} = {
  title: 'What customers say about claims',
  text: rating && `${rating.value} from ${rating.reviews} reviews.`,
  /** Shown while a review is a sample. */
  note: 'Sample reviews for this demonstration. The people are fictional.',
  items: [
    {
      name: 'Rosalind Keane',
      image: 'portrait-7',
      title: 'Home client, Brooklyn',
      quote:
        'The pipe burst at two in the morning. A person picked up, told me which valve to close, and a crew was drying my floor by breakfast.',
      rating: 5,
      sample: true,
    },
    {
      name: 'Kenji Alvarado',
      image: 'portrait-4',
      title: 'Auto client, Queens',
      quote:
        'I expected a fight over the bumper. I got one phone call, one form and the money nine business days later.',
      rating: 5,
      sample: true,
    },
    {
      name: 'Lucien Baptiste',
      image: 'portrait-8',
      title: 'Life client, Harlem',
      quote:
        'My mother left a policy and no paperwork. One adjuster found it and explained every page to me. There was one form too many, but I got through it.',
      rating: 4,
      sample: true,
    },
  ],
};

export const questions: {
  title: string;
  text: string;
  links: readonly Link[];
  items: readonly Faq[];
} = {
  title: 'Common questions',
  text: 'Already had a loss? The Claims Center has the forms, the checklists and the number to call.',
  links: [{ label: 'Visit Claims Center', href: '/claims' }],
  items: [
    {
      question: 'How do I get a quote?',
      answer: `Write or call. Tell us what you want to insure and what coverage you already have. ${answerGoal}, and there’s no need to decide on the phone.`,
    },
    {
      question: 'How do I file a claim, and how long does it take?',
      answer: `Online, on the ${hotline.line} or with your agent. ${adjusterPromise}. ${decisionTime} You’ll get our decision in writing.`,
    },
    {
      question: 'Can I have several policies with one agent?',
      answer:
        'Yes. Most households start with one and add another when they buy a car, sign a lease or have a child. One agent can handle all of them.',
    },
    {
      question: 'What does a standard home policy leave out?',
      answer: `Above all, flood and earthquake. Each needs a policy or an endorsement of its own. Wear and neglect are left out too. ${floodFrom}`,
    },
  ],
};
