/** The form in the hero that leads to the contact page. */
export const quoteStart = {
  name: 'Start a quote',
  service: 'What to insure',
  /** The service that is chosen at first, if there is such a service. */
  chosen: 'auto',
  zip: 'ZIP code',
  zipRule: 'Five digits',
  submit: 'Get a quote',
};
