import { site } from '#app/site.ts';
import type { Faq, Four, Link, Reason, Statistic, Testimonial, Three } from './types.ts';

export const meta = {
  title: `${site.legalName}: life, auto, home and health cover in New York`,
  description: `Life, auto, home and health insurance in plain words, from two offices in Manhattan. Over 25 years of experience, and a claims line that never sleeps.`,
};

export const hero = {
  title: `A light left on, since ${site.founded}.`,
  text: 'Life, auto, home and health cover from New Yorkers with over 25 years of experience. Whatever wakes you at 3 a.m., someone here is up too.',
  services: { label: 'See what we cover', href: '/services' },
  contact: { label: 'Talk to us', href: '/contact' },
  rating: `${site.figures.rating} from ${site.figures.reviews} reviews`,
  picture:
    'A lighthouse at dawn in New York harbor, its lamp lit, with a coral ferry passing in front of the skyline.',
};

export const figures: Four<Statistic> = [
  { number: site.figures.years, label: 'years of experience' },
  { number: site.figures.clients, label: 'satisfied clients' },
  { number: site.figures.satisfaction, label: 'claims satisfaction' },
  { number: site.figures.support, label: 'support, all year' },
];

export const reasons: { title: string; text: string; items: Four<Reason> } = {
  title: 'Why people choose us, and stay',
  text: 'Insurance is a promise you test on the worst day of the year. So we built ours around that day.',
  items: [
    {
      glyph: 'lamp',
      title: 'Someone is always up',
      text: 'Our claims line is answered by a person, day and night, every day of the year. No maze of menus first.',
    },
    {
      glyph: 'clock',
      title: 'Claims run on a clock',
      text: 'An adjuster contacts you within 24 hours. Once we have all your documents, you get our decision in 7-10 business days.',
    },
    {
      glyph: 'page',
      title: 'Words you can read',
      text: 'Each service page says what is not covered as clearly as what is, before you sign anything.',
    },
    {
      glyph: 'people',
      title: 'People you can ask for',
      text: 'Two offices in Manhattan, and an agent you can request by name the next time you call.',
    },
  ],
};

export const services = {
  title: 'What can we look after?',
  text: 'Four kinds of cover most households need. Running a business or a team? We look after those as well.',
  all: { label: 'All services', href: '/services' },
};

export const callToAction = {
  title: 'Tell us what you would hate to lose.',
  text: 'A conversation costs nothing. You get an answer within 24 business hours, and what we still need for a price.',
  contact: { label: 'Get a Quote', href: '/contact' },
  call: 'Or call',
};

export const testimonials: { title: string; text: string; note: string; items: Three<Testimonial> } = {
  title: 'What it is like on the day',
  text: `${site.figures.rating} from ${site.figures.reviews} reviews.`,
  note: 'Sample reviews for this demonstration. The people are fictional.',
  items: [
    {
      name: 'Rosalind Keane',
      image: 'portrait-7',
      title: 'Home client, Brooklyn',
      quote:
        'The pipe burst at two in the morning. A person picked up, told me which valve to close, and a crew was drying my floor by breakfast.',
      rating: 5,
    },
    {
      name: 'Kenji Alvarado',
      image: 'portrait-4',
      title: 'Auto client, Queens',
      quote:
        'I expected a fight over the bumper. I got one phone call, one form and the money nine business days later.',
      rating: 5,
    },
    {
      name: 'Lucien Baptiste',
      image: 'portrait-8',
      title: 'Life client, Harlem',
      quote:
        'She talked me out of the bigger policy. The paperwork took an afternoon, but I understood every page of it.',
      rating: 4,
    },
  ],
};

export const questions: {
  title: string;
  text: string;
  links: readonly Link[];
  items: Four<Faq>;
} = {
  title: 'Asked at our counter',
  text: 'Something happened already? The Claims Center has the forms, the checklists and the number to call.',
  links: [{ label: 'Visit Claims Center', href: '/claims' }],
  items: [
    {
      question: 'How do I get a quote?',
      answer:
        'Write to us or call. Tell us what you want to protect and what you already have. You hear back within 24 business hours, and you never have to decide on the telephone.',
    },
    {
      question: 'How do I file a claim, and how long does it take?',
      answer:
        'Online, on the 24/7 claims hotline or with your agent. You hear from an adjuster within a day. Once we have all documents, claims are processed in 7-10 business days: you get our decision in writing.',
    },
    {
      question: 'Can I have several policies with one agent?',
      answer:
        'Yes. Most households start with one and add the next when life does: a car, a lease, a child. One agent can look after all of them, and you can ask for that agent by name.',
    },
    {
      question: 'What does a standard home policy leave out?',
      answer:
        'Flood and earthquake, above all. They need cover of their own. Wear and neglect are left out too. Each service page lists what is not covered next to what is.',
    },
  ],
};
