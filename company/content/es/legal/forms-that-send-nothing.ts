import { calculators } from '../calculators.ts';
import { listInWords } from '../phrases/numbers.ts';
import { site } from '../site.ts';

const { features } = site;
const portalForms = [
  ...(features.login ? ['de inicio de sesión'] : []),
  ...(features.registration ? ['de registro'] : []),
];
const several = portalForms.length > 1;
const names = listInWords(portalForms);

/** For the terms. */
export const accountForms =
  portalForms.length > 0
    ? several
      ? `Las páginas ${names} son solo formularios.`
      : `La página ${names} es solo un formulario.`
    : 'Este sitio no tiene inicio de sesión.';

/** For the privacy page. */
export const formsThatSendNothing: readonly { form: string; does: string }[] = [
  ...(portalForms.length > 0
    ? [
        {
          form: several ? `Los formularios ${names}` : `El formulario ${names}`,
          does: `${several ? 'revisan' : 'revisa'} lo que usted escribe y ${several ? 'muestran' : 'muestra'} un mensaje. Su navegador anota los datos en su propia consola, una herramienta para programadores que está en su dispositivo, con las contraseñas ocultas. Los datos no se envían ni se guardan.`,
        },
      ]
    : []),
  ...(features.newsletter
    ? [
        {
          form: 'El formulario del boletín',
          does: 'al pie de la página revisa la dirección de correo, y ahí termina.',
        },
      ]
    : []),
  ...(calculators.length > 0
    ? [{ form: 'Las calculadoras', does: 'hacen los cálculos en su navegador.' }]
    : []),
];
