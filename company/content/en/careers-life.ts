import type { BenefitWords, LeaderQuote, WorkingDay } from '#company/shape/types.ts';
import { benefitFigures as figures } from '../benefits.ts';
import { team } from './about.ts';
import { numberWord } from './phrases/numbers.ts';

/** What it is like to work here, for /careers and the page of one job. */
export const benefits: BenefitWords = {
  title: 'What comes with the job',
  pay: { label: 'Pay in the openings above', note: 'Every opening names its range. So does your offer.' },
  items: [
    {
      figure: 'Day one',
      title: 'Health insurance',
      text: `Medical, dental and vision plans start on your first day, from ${figures.healthFromHours} hours a week.`,
    },
    {
      figure: figures.retirementMatch,
      title: 'Retirement match',
      text: 'We match what you put into your 401(k), up to this share of your pay. It is yours from the first deposit.',
    },
    {
      figure: `${figures.vacationDays} days`,
      title: 'Paid vacation',
      text: 'For a full-time year, with paid holidays on top. Prorated for part-time staff.',
    },
    {
      figure: `${figures.parentalWeeks} weeks`,
      title: 'Leave for new parents',
      text: 'At full pay, for each parent who works here, by birth or by adoption.',
    },
    {
      figure: figures.courses,
      title: 'For learning, each year',
      text: 'Classes, books or a conference, for jobs that list it. Licensing courses come on top.',
    },
    {
      figure: '$0',
      title: 'To set up your desk',
      text: `We ship the equipment and pay the return shipping. Some jobs add ${figures.internet} a month for the internet bill.`,
    },
  ],
};

const quotes: readonly LeaderQuote[] = [
  {
    by: 'Chief Claims Officer',
    quote:
      'Bring me the claim you got wrong. I have a notebook full of mine, and you get to read it in your first week.',
    sample: true,
  },
  {
    by: 'Chief Customer Officer',
    quote: 'I do not ask how long a call took. I ask if the person had to call again.',
    sample: true,
  },
  {
    by: 'Chief Underwriter',
    quote: 'The newest of us reads the draft aloud. Where they stop, we write it again.',
    sample: true,
  },
];

/** A quote without a leader of that title is left out. */
const leaders = quotes.flatMap(({ by, ...quote }) => {
  const leader = team.members.find(({ title }) => title === by);
  return leader ? [{ ...leader, ...quote }] : [];
});

export const people = {
  title: 'The people you would work for',
  text: (count: number) => `What ${numberWord(count)} of our leaders expect.`,
  /** Shown while a quote is a sample. */
  note: 'Sample quotes for this demonstration. The people are fictional.',
  all: { label: 'Meet the whole team', href: '/about#team' },
  items: leaders,
};

/** May be null. */
export const day: WorkingDay | null = {
  title: 'A Tuesday in live chat',
  text: 'A made-up shift from home, hour by hour. The breaks and rules are the real ones for this job.',
  job: 'live-chat-support-agent',
  hours: [
    {
      time: '8:50 a.m.',
      at: '08:50',
      title: 'Coffee and the night’s notes',
      text: 'You read what the claims line wrote overnight. A storm went through Staten Island, so you know what people will ask.',
    },
    {
      time: '9:00 a.m.',
      at: '09:00',
      title: 'The queue opens',
      text: 'A driver is at the DMV without his insurance ID card. Two minutes later it’s on his phone.',
    },
    {
      time: '10:45 a.m.',
      at: '10:45',
      title: 'Off the queue',
      text: 'Fifteen minutes without a screen, on the clock. They come around every two hours.',
    },
    {
      time: '11:20 a.m.',
      at: '11:20',
      title: 'A dented car',
      text: 'She writes from the curb. You ask first if everyone is safe. Then you bring in a claims colleague, and stay until they have said hello.',
    },
    {
      time: '2:10 p.m.',
      at: '14:10',
      title: 'Not yours to answer',
      text: '“How much liability do I need?” A licensed agent answers that one. You find an hour when both are free.',
    },
    {
      time: '5:20 p.m.',
      at: '17:20',
      title: 'Hand over',
      text: 'Two questions are still open. Your notes say what was promised, and by when. Then you close the laptop.',
    },
  ],
};
