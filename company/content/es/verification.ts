import { site } from './site.ts';

export { fields } from './verification-fields.ts';

/** What a stored option reads like in this language. Those not listed are shown as they are stored. */
export const optionLabels: Readonly<Record<string, string>> = {
  'Excellent (750-850)': 'Excelente (750-850)',
  'Good (700-749)': 'Bueno (700-749)',
  'Fair (650-699)': 'Regular (650-699)',
  'Poor (550-649)': 'Malo (550-649)',
  'Very Poor (300-549)': 'Muy malo (300-549)',
  // A carrier or a position.
  Other: 'Otra opción',
};

export const meta = {
  title: `Verificación de empleo | ${site.name}`,
  description:
    'Para quienes han aceptado una oferta de empleo por escrito. Para qué es cada pregunta, cómo se protegen las respuestas y cuándo se borran.',
};

export const page = {
  title: 'Verificación de empleo',
  intro: [
    'Este formulario viene al final. Es para quienes ya hablaron con nosotros y aceptaron una oferta por escrito.',
    '¿Solo ha enviado una solicitud, o le mandó este enlace alguien que no conoce? Deténgase aquí y lea primero el aviso sobre ofertas de empleo falsas.',
  ],
  required: 'Llene todos los campos que no estén marcados como opcionales.',
};

export const actions = { submit: 'Enviar verificación', submitting: 'Enviando...' };

/** The answers, shown above the button. */
export const review = {
  change: 'Cambiar',
  missing: 'Falta responder',
  leftBlank: 'En blanco',
  /** For a screen reader, in place of a masked number. */
  endsIn: (digits: string) => `Termina en ${digits}`,
};

export const withoutScripts = {
  text: 'Su navegador lo tiene desactivado, así que no se puede enviar nada. Llámenos. Por favor, no envíe estos datos por correo electrónico.',
  ways: [{ label: site.telephone.shown, href: site.telephone.href }],
};
