/** What the PDFs print beside the words of the forms and the guide. */
export const documentWords = {
  /** Beside a question that must be answered. */
  required: 'Required',
  dateFormat: 'MM/DD/YYYY',
  /** Read aloud after the question. */
  writeDate: 'Write it as MM/DD/YYYY.',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
