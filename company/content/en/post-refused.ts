import { waitOf } from './outcomes.ts';
import { site } from './site.ts';

const call = `Or call us at ${site.telephone.shown}.`;
const goBack = 'Use your browser’s Back button: it keeps what you typed.';

/** The answer to a form that was posted without scripts and could not even be read. */
export const postRefused = {
  later: (seconds: number) => ({
    title: 'Nothing was sent',
    text: `We cannot take your form at the moment. ${goBack} Wait ${waitOf(seconds)}, then send it again. ${call}`,
  }),
  /** The form is stored, but its receipt cannot be shown. */
  noReceipt: {
    title: 'We have your form',
    text: `Your receipt cannot be shown at the moment. Reload this page later. ${call}`,
  },
  foreign: {
    title: 'Nothing was sent',
    text: `This form works only on our own site. Open ${site.name} and fill it out there. ${call}`,
  },
  unreadable: {
    title: 'Nothing was sent',
    text: `Your form did not arrive complete, or its files are too large. ${goBack} Then send it again. ${call}`,
  },
};
