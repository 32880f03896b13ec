/** What the PDFs print beside the words of the forms and the guide. */
export const documentWords = {
  /** Beside a question that must be answered. */
  required: 'Obligatorio',
  dateFormat: 'MM/DD/AAAA',
  /** Read aloud after the question. */
  writeDate: 'Formato: MM/DD/AAAA.',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
};
