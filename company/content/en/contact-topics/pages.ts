import type { PhoneNumber } from '#company/shape/site.ts';
import type { PageWords } from '#company/shape/types.ts';
import type { Topic } from '#domain/contact-topics.ts';
import { form as claimForm } from '../claim-form.ts';
import { hotline } from '../phrases/hotline.ts';
import { officeHoursInWords } from '../phrases/hours.ts';
import { offices } from '../phrases/offices.ts';
import { adjusterPromise, answerGoal, answerGoalExplained } from '../phrases/promises.ts';
import { site } from '../site.ts';
import { headings } from './index.ts';

/** What stands beside the form of a topic. */
export type NextSteps = {
  /** What happens at once. Nothing to say after the form was sent. */
  first?: string;
  steps: readonly string[];
  by: string;
  call: { label: string; telephone: PhoneNumber; hours: string };
};

type TopicPage = { meta: PageWords; next: NextSteps };

const answered = `${answerGoalExplained}.`;
const office = { telephone: site.telephone, hours: officeHoursInWords() };

/** The page of each topic, around its form. Not part of the form's script. */
export const topicPages: Record<Topic, TopicPage> = {
  quote: {
    meta: {
      title: `Get a Quote | ${site.name}`,
      description: `Ask ${site.legalName} for a price: say what to insure and where. ${answerGoal}, and you decide.`,
    },
    next: {
      steps: [
        'An agent reads your answers and works out a price.',
        'If something is missing, they write or call you.',
        'You get the quote in writing, with what it leaves out. The decision is yours.',
      ],
      by: answered,
      call: { label: 'Rather talk it through?', ...office },
    },
  },
  claim: {
    meta: {
      title: `Start a Claim | ${site.name}`,
      description: `Report a loss to ${site.legalName} with what you know now. ${adjusterPromise}.`,
    },
    next: {
      first: 'You get a claim number as soon as you send this.',
      steps: [
        'An adjuster contacts you. If something has to be inspected, you agree on when.',
        'Until then, keep photos, receipts and anything that is damaged.',
      ],
      by: `${adjusterPromise}.`,
      call: {
        label: 'It cannot wait?',
        telephone: site.claimsHotline,
        hours: hotline.titleAndHours,
      },
    },
  },
  agent: {
    meta: {
      title: `Find an Agent | ${site.name}`,
      description: `Ask for an agent of ${site.legalName} by ${offices.isOne ? 'name or language' : 'name, office or language'}, and say when you would like to talk. ${answerGoal}.`,
    },
    next: {
      steps: [
        'Your request goes to the agent you name, or to the one who fits best.',
        'They answer with an appointment, or call you.',
        'If they are away, we tell you who can help until then.',
      ],
      by: answered,
      call: { label: 'Rather call now?', ...office },
    },
  },
};

export const topicHeadings: Record<Topic, { title: string; text: string }> = {
  ...headings,
  claim: claimForm,
};

/** Words that the pages share. */
export const topicPage = {
  next: 'What happens next',
  by: 'By when',
  plain: { label: 'Send a plain message instead', href: '/contact' },
  /** Around what the address says: "You chose: Auto Insurance · 10038, change". */
  chosen: { before: 'You chose:', change: 'change', changeWhat: 'what you chose' },
};
