import { agentHref, quoteHref } from '#company/shape/contact-links.ts';
import { quoteChangesNothing } from './phrases/coverage.ts';
import { capitalize, counted } from './phrases/numbers.ts';
import { payment } from './phrases/payment.ts';
import { site } from './site.ts';

/** From an answer to the section on the price. */
export const toPrice = { label: 'What makes the price', href: '#price' };

/** Words that all service pages share. The specification fixes headings and buttons. */
export const servicePage = {
  call: { label: `Call ${site.telephone.shown}`, href: site.telephone.href },
  answers: 'What people ask first',
  overview: 'Overview',
  benefits: 'Key Benefits',
  quote: (service: string) => ({ label: 'Get a Quote', href: quoteHref(service) }),
  note: quoteChangesNothing,
  options: 'Coverage Options',
  optionsText: (options: number, together: boolean) =>
    together
      ? `${capitalize(counted(options, 'part', 'parts'))} that work together: what each one pays, and what it does not.`
      : `${capitalize(counted(options, 'option', 'options'))}: what each one pays, and what it does not.`,
  criteria: {
    pays: 'What it pays',
    excludes: 'What it does not',
    suits: 'Who it suits',
  },
  additions: {
    title: 'Also worth asking about',
    sold: 'You can add it to your policy.',
    notSold: 'Not available from us.',
  },
  notCovered: { title: 'What is not covered', text: 'Read this list before you read the price.' },
  price: {
    title: toPrice.label,
    text: 'Prices differ from person to person, so we show none. This is what each one depends on.',
    payment: { title: 'How to pay', text: payment },
  },
  savings: 'What can lower it',
  help: {
    title: 'Need help choosing the right coverage?',
    text: 'Tell us what worries you. A specialist will look at your situation and tell you which option they would choose, and why.',
    link: (service: string) => ({ label: 'Speak with a Specialist', href: agentHref({ service }) }),
  },
  questions: {
    title: 'Frequently Asked Questions',
    links: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Visit Claims Center', href: '/claims' },
    ],
  },
};

export const serviceNotFound = {
  title: 'Service Not Found',
  text: "The service you're looking for doesn't exist or has been moved.",
  all: { label: 'View All Services', href: '/services' },
};
