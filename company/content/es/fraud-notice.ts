import type { fraudNotice as english } from '../en/fraud-notice.ts';
import { site } from './site.ts';

/** Shown on the careers and verification pages. `demonstration` is shown while `site.license` is null. */
export const fraudNotice: typeof english = {
  title: '¿De verdad somos nosotros? Cómo reconocer una oferta de empleo falsa',
  demonstration: `${site.legalName} es ficticia. Si alguien le ofrece un empleo en nombre de esta compañía, es una estafa.`,
  ask: {
    title: 'Qué pedimos, y cuándo',
    items: [
      {
        when: 'Para solicitar un empleo',
        what: 'Nombre, correo electrónico, teléfono, dirección postal y currículum. Una carta de presentación, si quiere.',
      },
      {
        when: 'En una entrevista',
        what: 'Preguntas sobre el trabajo, por teléfono, por un servicio de retransmisión, por video o en persona, no solo en una ventana de chat.',
      },
      {
        when: 'Después de aceptar una oferta por escrito',
        what: 'Lo que exigen la nómina, los impuestos y la verificación de identidad, y solo en la página de verificación. No por chat, mensaje de texto ni correo electrónico.',
      },
    ],
  },
  never: {
    title: 'Lo que nunca pedimos',
    items: [
      'Dinero, por ningún motivo: capacitación, equipo, verificación de antecedentes, un lugar en la fila.',
      'Tarjetas de regalo, criptomonedas, ni que deposite un cheque y pase el dinero a otra persona.',
      'La contraseña de cualquiera de sus cuentas.',
      'Un código de un solo uso enviado a su teléfono o a su correo electrónico.',
    ],
  },
  doubt:
    '¿Duda de un mensaje? No lo responda ni llame al número que trae. Pregúntenos: nuestro número está en la página de contacto.',
  report: {
    text: 'Denuncie una oferta falsa ante la Comisión Federal de Comercio (FTC) en',
    link: { label: 'reportefraude.ftc.gov', href: 'https://reportefraude.ftc.gov/' },
    after: '¿Ya le dio sus datos a alguien? Estos pasos limitan el daño:',
    help: { label: 'robodeidentidad.gov', href: 'https://www.robodeidentidad.gov/' },
  },
};
