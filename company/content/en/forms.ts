import { language } from './language.ts';
import { site } from './site.ts';

/** Words that every form shares. */
export const forms = {
  errorSummary: { one: 'Please check this field', many: 'Please check these fields' },
  /** For the error summary when several fields share a message. */
  errorOf: (label: string, message: string) => `${label}: ${message}`,
  /** The title of a page whose form has errors. */
  errorTitle: (title: string) => `Error: ${title}`,
  optional: (label: string) => `${label} (optional)`,
  closeMessage: 'Close this message',
  messages: 'Messages',
  whyWeAsk: 'Why we ask',
  choose: 'Please choose',
  show: 'Show',
  hide: 'Hide',
  withoutScripts: {
    title: 'This form needs JavaScript',
    ways: [
      { label: site.telephone.shown, href: site.telephone.href },
      { label: site.email, href: `mailto:${site.email}` },
    ],
  },
  /** After a post without scripts that could not be stored. */
  repeatAfterPost: 'Files and hidden numbers are not kept when this page comes back. Please add yours again.',
  leaveEmpty: 'Leave this field empty',
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    remove: 'Remove',
    preview: (name: string) => `Preview of ${name}`,
    uploading: 'Uploading',
    /** The title and text of the toast for a file that was not taken. */
    refused: (title: string, text?: string) => (text ? `${title}. ${text}` : title),
    /** A refused file does not replace the one that was chosen before. */
    stillChosen: (complaint: string, name: string) => `${complaint}. ${name} is still chosen.`,
    /** The server has looked into the file. */
    notAccepted: (file: { name: string }) =>
      isPicture(file)
        ? 'We can’t read this picture. Please take another one.'
        : 'We can’t read this file. Please print it to a new PDF, and choose that one.',
  },
  sections: 'Sections of this form',
  sectionsDone: (done: number, all: number) => `${done} of ${all} sections complete`,
  sectionDone: 'complete',
  sectionOpen: 'to do',
};

export function isPicture({ name }: { name: string }): boolean {
  return /\.(jpe?g|png)$/i.test(name);
}

export const tooLong = (most: number) =>
  `Please keep this to ${most.toLocaleString(language.locale)} characters or fewer`;

/** For a page whose scripts could not be fetched: the connection is gone, or the page is older than the site. */
export const loadError = {
  title: 'This page did not load completely',
  text: 'Forms and buttons may not work yet. Check your connection, then reload this page.',
};
