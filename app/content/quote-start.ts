/** The form in the hero that leads to the contact page. */
export const quoteStart = {
  name: 'Start a quote',
  service: 'What to insure',
  zip: 'ZIP code',
  zipRule: 'Five digits',
  submit: 'Get a quote',
};
