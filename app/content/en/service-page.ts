import { agentHref, quoteHref } from '#app/words/contact-links.ts';
import { capitalize, counted } from './phrases/numbers.ts';
import { site } from './site.ts';

/** Words that all service pages share. The specification fixes headings and buttons. */
export const servicePage = {
  call: { label: `Call ${site.telephone.shown}`, href: site.telephone.href },
  overview: 'Overview',
  benefits: 'Key Benefits',
  quote: (service: string) => ({ label: 'Get a Quote', href: quoteHref(service) }),
  options: 'Coverage Options',
  optionsText: (options: number, together: boolean) =>
    together
      ? `${capitalize(counted(options, 'part', 'parts'))} that work together: what each one pays, and what it does not.`
      : `${capitalize(counted(options, 'option', 'options'))}: what each one pays, and what it does not.`,
  criteria: {
    pays: 'What it pays',
    excludes: 'What it does not',
    suits: 'Who it suits',
    price: 'What moves the price',
  },
  notCovered: { title: 'What is not covered', text: 'Read this list before you read the price.' },
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
