import { fields } from '#content/application.ts';
import { freshEmail } from './samples.ts';

/** What a visitor types into the application form, by label. */
export const applicationValues = () => ({
  [fields.fullName.label]: 'Renée O’Connor',
  [fields.email.label]: freshEmail(),
  [fields.phone.label]: '555-0123',
  [fields.street.label]: '1 Harbor Street',
  [fields.city.label]: 'New York',
  [fields.state.label]: 'NY',
  [fields.zipCode.label]: '10004',
});
