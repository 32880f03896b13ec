import { freshEmail } from './staff.ts';

/** What a visitor types into the verification form, by label. */
export const verificationValues = () => ({
  'First name': 'Mary',
  'Last name': 'Jackson',
  Email: freshEmail(),
  Phone: '(212) 555-0123',
  'Phone carrier': 'AT&T',
  'Street address': '1 Harbor Street',
  City: 'New York',
  State: 'NY',
  'Zip code': '10004',
  Position: 'Remote Data Entry Assistant',
  'Bank name': 'First <b>Harbor</b> Bank',
  'Credit score range': 'Good (700-749)',
  'Social Security number': '900-12-3456',
  'Confirm Social Security number': '900123456',
});
