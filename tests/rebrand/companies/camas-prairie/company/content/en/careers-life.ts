import type { BenefitWords, LeaderQuote, TeamMember, WorkingDay } from '#company/shape/types.ts';

/** Without quotes, and without a day in the life of a job. */
export const benefits: BenefitWords = {
  title: 'What comes with the job',
  pay: { label: 'Pay in the openings above', note: 'It is the same for everyone in the job.' },
  items: [
    { figure: 'Harvest', title: 'Off', text: 'Two weeks in the fall, if you have a field of your own.' },
    { figure: '3%', title: 'Retirement match', text: 'Of your pay, from the first month.' },
  ],
};

export const people: {
  title: string;
  text: (count: number) => string;
  note: string;
  all: { label: string; href: string };
  items: readonly (TeamMember & Omit<LeaderQuote, 'by'>)[];
} = { title: '', text: () => '', note: '', all: { label: '', href: '/about#team' }, items: [] };

export const day: WorkingDay | null = null;
