import type { fraudNotice as english } from '../en/fraud-notice.ts';
import { site } from './site.ts';

/** Shown on the careers and verification pages. `demonstration` is shown while `site.license` is null. */
export const fraudNotice: typeof english = {
  title: '¿De verdad somos nosotros? Cómo reconocer una oferta de empleo falsa',
  demonstration: `${site.legalName} es ficticia y no tiene empleos que ofrecer. Quien le ofrezca uno en su nombre quiere estafarle.`,
  ask: {
    title: 'Qué pedimos, y cuándo',
    items: [
      {
        when: 'Para solicitar un empleo',
        what: 'Nombre, correo electrónico, teléfono, dirección postal y currículum. Una carta de presentación, si quiere.',
      },
      {
        when: 'En una entrevista',
        what: 'Preguntas sobre el trabajo. Usted habla con nosotros por teléfono, por un servicio de retransmisión, por video o en persona, no solo en una ventana de chat.',
      },
      {
        when: 'Después de aceptar una oferta por escrito',
        what: 'Lo que exigen la nómina, los impuestos y la verificación de identidad, solo en la página de verificación. No por chat, mensaje de texto ni correo electrónico.',
      },
    ],
  },
  never: {
    title: 'Qué no pedimos nunca',
    items: [
      'Dinero, para nada: ni capacitación, ni equipo, ni verificación de antecedentes, ni un lugar en la fila.',
      'Tarjetas de regalo, criptomonedas, o un cheque para depositar y pasar el dinero a otra persona.',
      'La contraseña de ninguna cuenta suya.',
      'Un código de un solo uso enviado a su teléfono o a su correo electrónico.',
    ],
  },
  doubt:
    '¿Duda de un mensaje? No responda y no llame al número que trae. Busque usted nuestro número en la página de contacto, y pregunte.',
  report: {
    text: 'Denuncie una oferta falsa ante la Comisión Federal de Comercio (FTC) en',
    link: { label: 'reportfraud.ftc.gov', href: 'https://reportfraud.ftc.gov/' },
    after: '¿Ya le dio sus datos a alguien? Estos pasos limitan el daño:',
    help: { label: 'identitytheft.gov', href: 'https://www.identitytheft.gov/' },
  },
};
