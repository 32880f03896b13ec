import { capitalize } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';

/** In the first screen of /about: what people ask before they read a story. */
export const atAGlance = {
  label: 'The company at a glance',
  since: 'In business since',
  offices: { label: 'Where', text: capitalize(offices.inArea) },
  /** Until there is a license, instead of it. */
  noLicense: {
    label: 'License',
    text: 'None. The company is fictional, and this site is a demonstration. An insurer’s license would stand here.',
  },
};
