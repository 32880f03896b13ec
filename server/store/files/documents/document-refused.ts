/** A document that must not be stored. The message tells the sender what to do. */
export class DocumentRefused extends Error {}

const reprint = 'Please print it to a new PDF and upload that.';
const saveAgain = 'Please save it as a PDF and upload that.';

export const refusals = {
  activePdf: () =>
    new DocumentRefused(`The PDF has scripts, attached files or links to other files. ${reprint}`),
  unreadablePdf: () => new DocumentRefused(`The PDF is protected, broken or too complex. ${reprint}`),
  activeWord: () =>
    new DocumentRefused(`The Word file has macros, embedded files or content from elsewhere. ${saveAgain}`),
  unreadableWord: () =>
    new DocumentRefused(`The Word file is protected, broken or too complex. ${saveAgain}`),
};
