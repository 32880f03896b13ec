import { capitalize } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';

export const atAGlance = {
  label: 'La compañía en pocas palabras',
  since: 'Desde',
  offices: { label: 'Dónde', text: capitalize(offices.inArea) },
  noLicense: {
    label: 'Licencia',
    text: 'Ninguna. La compañía es ficticia y este sitio es una demostración. Aquí iría la licencia de la aseguradora.',
  },
};
