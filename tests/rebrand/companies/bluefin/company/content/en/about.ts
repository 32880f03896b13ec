import type { CoreValue, Five, LeadershipTeam, PageWords } from '#company/shape/types.ts';
import { site } from '#company/site.ts';

export const meta: PageWords = {
  title: `About Us: a mutual by the bay since ${site.founded} | ${site.name}`,
  description: `How ${site.legalName} began in ${site.founded}, what we believe in, and why our policyholders own the company.`,
};

export const banner = {
  title: `About ${site.legalName}`,
  text: 'A mutual: our policyholders own the company.',
};
export const story = { title: 'Our story', paragraphs: ['Nine neighbors and a vet founded us.'] };
export const mission = { title: 'Our mission', text: 'To pay our share quickly.' };
export const vision = { title: 'Our vision', text: 'A town in which no pet goes without a vet.' };

const value = (title: string): CoreValue => ({ title, text: `${title}, every day.` });

export const values: { title: string; items: Five<CoreValue> } = {
  title: 'Our core values',
  items: [value('Honesty'), value('Speed'), value('Patience'), value('Thrift'), value('Kindness')],
};

export const team: LeadershipTeam = {
  title: 'Our leadership team',
  text: () => '',
  note: '',
  members: [],
};

export const figures = {
  years: 'years by the bay',
  clients: 'clients',
  satisfaction: 'satisfaction',
  support: 'support',
};

export const callToAction = {
  title: 'Come and see us.',
  text: 'We are by the bay.',
  contact: { label: 'Contact Us', href: '/contact' },
};
