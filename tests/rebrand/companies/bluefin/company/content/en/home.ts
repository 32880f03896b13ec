import { quoteHref } from '#company/shape/contact-links.ts';
import type { Faq, Four, Link, Reason, Testimonial } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { capitalize } from './phrases/numbers.ts';
import { words as services } from './phrases/services.ts';

export const meta = {
  title: `${site.legalName}: insurance for pets in ${site.region.state}`,
  description: `Pet insurance in plain words from ${site.region.city}. Call ${site.telephone.shown} or write, and a person answers you.`,
};

export const hero = {
  motto: `Good company since ${site.founded}`,
  title: `${capitalize(services.names)} insurance for ${site.region.people}`,
  text: `Insurance for dogs and cats, from ${site.region.people}.`,
  services: { label: 'See what we cover', href: '/services' },
  contact: { label: 'Talk to us', href: '/contact' },
  pictureAlt: 'A lighthouse at dawn, its lamp lit.',
};

export const figures = {
  years: 'years of experience',
  clients: 'clients',
  satisfaction: 'satisfaction',
  support: 'support',
};

const reason = (title: string, glyph: Reason['glyph']): Reason => ({
  title,
  glyph,
  text: `${title}, in writing.`,
});

export const reasons: { title: string; text: string; items: Four<Reason> } = {
  title: 'Why us',
  text: 'Four reasons, none of them a slogan.',
  items: [
    reason('A person answers', 'phone'),
    reason('A date for every step', 'clock'),
    reason('Plain English', 'page'),
    reason('One agent', 'people'),
  ],
};

export const servicesSection = {
  title: 'What we insure',
  text: 'One kind of insurance, done well.',
  all: { label: 'All services', href: '/services' },
};

export const callToAction = {
  title: 'Tell us about your pet.',
  text: 'A conversation costs nothing.',
  contact: { label: 'Get a Quote', href: quoteHref() },
  call: 'Or call',
};

export const testimonials: {
  title: string;
  text: string | null;
  note: string;
  items: readonly Testimonial[];
} = { title: 'What clients say', text: null, note: '', items: [] };

const faq = (question: string): Faq => ({
  question,
  answer: `${question} Ask us, and we answer in writing.`,
});

export const questions: { title: string; text: string; links: readonly Link[]; items: readonly Faq[] } = {
  title: 'Common questions',
  text: 'The Claims Center has the forms.',
  links: [{ label: 'Visit Claims Center', href: '/claims' }],
  items: [faq('How do I join?'), faq('How do I claim?'), faq('Who are you?'), faq('What does it cost?')],
};
