/** Words that every form shares. */
export const forms = {
  errorSummary: 'Please check these fields',
  closeMessage: 'Close this message',
  messages: 'Messages',
  withoutScripts: {
    title: 'This form needs JavaScript',
    text: 'Your browser has it switched off. You can reach us without it:',
  },
};
