import { quoteStart as english } from '../en/quote-start.ts';

/** The form in the hero that leads to the contact page. */
export const quoteStart: typeof english = {
  ...english,
  name: 'Pida una cotización',
  service: 'Qué quiere asegurar',
  zip: 'Código postal',
  zipRule: 'Cinco dígitos',
  submit: 'Pida una cotización',
};
