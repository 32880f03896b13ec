import { date, type FormField, type FormSection, text } from '#company/shape/pdf-fields.ts';
import type { StateLaw } from '#company/shape/state.ts';
import { hotline } from '../../phrases/hotline.ts';
import { offices } from '../../phrases/offices.ts';
import { site } from '../../site.ts';

/** In the footer of every page while `site.license` is null. */
export const sampleNotice = site.license
  ? null
  : `Documento de muestra. ${site.legalName} es ficticia y no vende nada. No escriba datos personales reales.`;

/** Printed where the law of the state prescribes no words. */
const plainWarning =
  'El fraude de seguros es un delito. Firme solo si, hasta donde usted sabe, todas las respuestas son verdaderas.';

export const fraudWarnings = ({ claims: { fraudWarning } }: StateLaw) =>
  fraudWarning ?? { general: plainWarning, auto: plainWarning };

/** At the end of the introduction: what is in English, and what it means. */
export function languageNote({ claims: { fraudWarning } }: StateLaw): string {
  const language =
    'Puede llenar este formulario en español. La póliza está en inglés, y ese texto es el que rige.';
  if (!fraudWarning) return language;
  return `${language} La advertencia encima de la firma también está en inglés, porque la ley fija sus palabras. Dice que mentir u ocultar datos importantes para defraudar es un delito y conlleva una multa civil.`;
}

export const signatureFields: readonly FormField[] = [
  text('printedName', 'Nombre en letra de molde', 'El nombre completo de quien firma.', 'half'),
  date('signatureDate', 'Fecha', 'El día en que firma: mes, día y año.', 'half'),
];

/** Contact details of the person who fills out the form. */
export function aboutYou(title: string, first: FormField): FormSection {
  return {
    title,
    fields: [
      first,
      text(
        'fullName',
        'Nombre completo',
        'Nombre y apellidos, como en la póliza o en su identificación.',
        'half',
      ),
      text('phone', 'Teléfono', 'El mejor número para llamarle, con el código de área.', 'half'),
      text('email', 'Correo electrónico', 'Déjelo en blanco si prefiere el correo postal.', 'half'),
      text('address', 'Dirección postal', 'Calle, apartamento, ciudad, estado y código postal.'),
    ],
  };
}

const [mail] = site.offices;

/** Where to send a completed form. `hint` adds what is special about this form. */
export function sendTo(hint: string) {
  return {
    title: 'Adónde enviarlo',
    lines: [
      `Por correo postal: ${site.legalName}, Claims, ${mail.street}, ${mail.city}, ${mail.state} ${mail.zip}`,
      `Por correo electrónico: ${site.email}, con su número de reclamación en el asunto`,
      `En persona: en ${offices.any}, en el horario de oficina`,
      hint,
      `¿Tiene una duda? Llame al ${site.claimsHotline.shown}${hotline.atAnyHour}, y lo llenaremos con usted.`,
    ],
  };
}
