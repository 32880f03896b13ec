import { quoteHref } from '#company/shape/contact-links.ts';
import type { Faq, Four, Link, Reason, Testimonial } from '#company/shape/types.ts';
import { site } from '#company/site.ts';

export const meta = {
  title: `${site.legalName}: farm and umbrella insurance`,
  description: `Farm and umbrella insurance from ${site.region.city}, ${site.region.state}. Call ${site.telephone.shown} in office hours, or write at any time.`,
};

export const hero = {
  motto: 'Neighbors insure neighbors',
  title: `Farm and umbrella insurance for ${site.region.people}`,
  text: `Since ${site.founded}, by people who drive out and look.`,
  services: { label: 'See what we cover', href: '/services' },
  contact: { label: 'Talk to us', href: '/contact' },
  pictureAlt: '',
};

export const figures = {
  years: 'years on the prairie',
  clients: 'members',
  satisfaction: 'satisfied members',
  support: 'hotline',
};

const reason = (title: string, text: string, glyph: Reason['glyph']): Reason => ({ title, text, glyph });

export const reasons: { title: string; text: string; items: Four<Reason> } = {
  title: 'Why our members stay',
  text: 'We are small, and we mean to remain so.',
  items: [
    reason('We drive out', 'Nobody prices a barn from a map here.', 'phone'),
    reason('A date for each step', 'You always know what comes next, and by when.', 'clock'),
    reason('Short policies', 'What we leave out is on the first page.', 'page'),
    reason('You own it', 'Members elect the board every spring.', 'people'),
  ],
};

export const servicesSection = {
  title: 'What we insure',
  text: 'Two kinds of insurance, both learned in the field.',
  all: { label: 'All services', href: '/services' },
};

export const callToAction = {
  title: 'Tell us what stands on your land.',
  text: 'We come and look before anybody signs.',
  contact: { label: 'Get a Quote', href: quoteHref() },
  call: 'Or call',
};

export const testimonials: {
  title: string;
  text: string | null;
  note: string;
  items: readonly Testimonial[];
} = { title: 'What members say', text: null, note: '', items: [] };

const faq = (question: string, answer: string): Faq => ({ question, answer });

export const questions: { title: string; text: string; links: readonly Link[]; items: readonly Faq[] } = {
  title: 'Common questions',
  text: 'Had a loss? Start in the Claims Center.',
  links: [{ label: 'Visit Claims Center', href: '/claims' }],
  items: [
    faq('Who can join?', 'Anyone with land or a house in the county.'),
    faq('How do I report hail?', 'Online, or by phone when the office is open.'),
    faq('Do you insure cars?', 'No. We send you to someone who does.'),
    faq('When is the annual meeting?', 'In March, with soup.'),
  ],
};
