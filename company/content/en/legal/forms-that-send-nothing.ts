import { calculators } from '../calculators.ts';
import { capitalize, listInWords } from '../phrases/numbers.ts';
import { site } from '../site.ts';

const { features } = site;
const portalForms = [
  ...(features.login ? ['login'] : []),
  ...(features.registration ? ['registration'] : []),
];
const several = portalForms.length > 1;

/** For the terms. */
export const accountForms =
  portalForms.length > 0
    ? `The ${listInWords(portalForms)} ${several ? 'pages are forms' : 'page is a form'} only.`
    : 'This site has no login.';

/** For the privacy page. */
export const formsThatSendNothing: readonly { form: string; does: string }[] = [
  ...(portalForms.length > 0
    ? [
        {
          form: capitalize(listInWords(portalForms)),
          does: `${several ? 'check' : 'checks'} your typing and ${several ? 'show' : 'shows'} a message. Your browser writes the values into its own console, a tool for developers on your device, with passwords masked. They are not sent or stored.`,
        },
      ]
    : []),
  ...(features.newsletter
    ? [{ form: 'The newsletter form', does: 'in the footer checks the address and stops there.' }]
    : []),
  ...(calculators.length > 0 ? [{ form: 'The calculators', does: 'do their math in your browser.' }] : []),
];
