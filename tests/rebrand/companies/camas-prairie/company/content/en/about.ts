import type { CoreValue, Five, LeadershipTeam, PageWords } from '#company/shape/types.ts';
import { site } from '#company/site.ts';

export const meta: PageWords = {
  title: `About Us: a farmers’ mutual since ${site.founded} | ${site.name}`,
  description: `How ${site.legalName} began in ${site.founded} with eleven farms and one ledger, and who runs it today.`,
};

export const banner = {
  title: `About ${site.legalName}`,
  text: 'Our members own the company and elect its board.',
};
export const story = {
  title: 'Our story',
  paragraphs: [
    'After a fire, eleven farmers rebuilt a barn and agreed to do so again, for whoever was next.',
    'They wrote it down. That page was our first policy.',
  ],
};
export const mission = {
  title: 'Our mission',
  text: 'To rebuild what burned, and to be there the same week.',
};
export const vision = { title: 'Our vision', text: 'A county in which one bad season ends no farm.' };

const value = (title: string, text: string): CoreValue => ({ title, text });

export const values: { title: string; items: Five<CoreValue> } = {
  title: 'Our core values',
  items: [
    value('Thrift', 'It is the members’ money.'),
    value('Candor', 'We say no on the first day, if it is no.'),
    value('Presence', 'We come and look.'),
    value('Patience', 'Harvest comes first.'),
    value('Memory', 'The ledger goes back to the first barn.'),
  ],
};

export const team: LeadershipTeam = {
  title: 'Our leadership team',
  text: () => 'One manager, elected every spring.',
  note: '',
  members: [
    {
      name: 'Ruth Ellingson',
      title: 'General Manager',
      bio: 'Ruth has kept the ledger for nine years, and keeps bees.',
    },
  ],
};

export const figures = {
  years: 'years on the prairie',
  clients: 'members',
  satisfaction: 'satisfied members',
  support: 'hotline',
};

export const callToAction = {
  title: 'The coffee is on.',
  text: 'Come in when the flag is up.',
  contact: { label: 'Contact Us', href: '/contact' },
};
