import type { Four } from '#company/shape/types.ts';
import { state } from './state.ts';

export const hiring: {
  title: string;
  text: string;
  steps: Four<{ title: string; text: string }>;
  fairness: string;
} = {
  title: 'How hiring works here',
  text: 'Four steps, about three weeks.',
  steps: [
    {
      title: 'You apply',
      text: 'Choose an opening and send the form with your resume. We ask how to reach you, not about your bank, credit or ID.',
    },
    {
      title: 'A person reads it',
      text: 'The manager you would work for reads each application. No software scores or ranks you. We aim to answer every application.',
    },
    {
      title: 'We talk',
      text: 'First a half-hour phone call, then a talk with two future coworkers, by video or at our office. We ask about the work, not about past pay.',
    },
    {
      title: 'You get it in writing',
      text: 'The offer names the job, the pay, the hours and the first day. Once you have accepted, we ask for what payroll needs.',
    },
  ],
  fairness: `We hire for the work and give everyone the same chance, as ${state.hiring.equalChances} require. Do you need an interpreter, more time or another format? Tell us at any step.`,
};
