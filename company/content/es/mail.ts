import { questions } from '#company/policy.ts';
import { claimStatusHref } from '#company/shape/contact-links.ts';
import { endSentence } from '#domain/end-sentence.ts';
import type { Kind } from '#domain/kinds.ts';
import { pathIn } from '#domain/languages.ts';
import { decideQuestions } from '#domain/verification-questions.ts';
import { language } from './language.ts';
import { insurer } from './phrases/insurer.ts';
import {
  applicationReceipt,
  claimReceipt,
  contactReceipt,
  type ReceiptWords,
  writeVerificationReceipt,
} from './receipts.ts';
import { site } from './site.ts';
import { state } from './state.ts';

/** To whoever sent a form. It says what arrived, and never repeats the content. */
export const receiptMail = {
  byKind: {
    message: contactReceipt,
    application: applicationReceipt,
    verification: writeVerificationReceipt(decideQuestions(questions, site, state)),
    claim: claimReceipt,
  } satisfies Record<Kind, ReceiptWords>,
  labels: {
    reference: 'Referencia',
    claimNumber: 'Número de reclamación',
    sent: 'Recibimos',
    next: 'Qué sigue',
    by: 'Plazo',
  },
  correct: {
    title: 'Para corregirlo o borrarlo',
    text: `Responda a este correo, o llame al ${site.telephone.shown}, y dé la referencia. Si nos lo pide, borraremos lo que envió.`,
  },
  fraud: {
    title: '¿Este correo es de verdad nuestro?',
    text: `No trae archivos adjuntos, y nunca pide una contraseña, un pago, una cuenta bancaria ni un número de Seguro Social. Si un correo en nuestro nombre lo hace, no lo responda. Llame al ${site.telephone.shown}.`,
  },
  notMe: {
    title: '¿Usted no nos escribió?',
    text: 'Entonces otra persona puso su dirección. Avísenos, y no volveremos a escribirle:',
    link: 'Yo no envié esto',
    /** Where the backend is not ours, there is no page to click to. */
    byMail: 'Entonces otra persona puso su dirección. Envíenos este correo, y borraremos lo que se envió:',
  },
};

export const replyMail = {
  /** Under the reply. */
  about: (reference: string, date: string) =>
    `${endSentence(`Sobre lo que nos envió el ${date}`)} Referencia: ${reference}.`,
};

/** Where a claim stands. */
export const statusMail = {
  status: 'Estado',
  next: 'Qué sigue',
  follow: 'Para ver el estado de su reclamación',
  page: `${site.origin}${pathIn(language.code, claimStatusHref)}, con el número de reclamación y este correo electrónico`,
};

/** An appointment that an answer offers, or takes back. */
export const appointmentMail = {
  label: 'Cita',
  cancelled: 'Cita cancelada',
  summary: `Cita con ${site.name}`,
};

export const mailFooter = [
  `${site.legalName}, ${site.offices[0].street}, ${site.offices[0].city}, ${site.offices[0].state} ${site.offices[0].zip}`,
  insurer ?? 'Demostración de una empresa ficticia. No se vende nada.',
];

/** What a person sends where there is no such page. */
export const notMeMail = { subject: (reference: string) => `Yo no envié esto (${reference})` };

/** The page behind "Yo no envié esto". */
export const notMePage = {
  title: '¿Usted no nos escribió?',
  text: 'Presione el botón, y anotaremos que no fue usted. No volveremos a enviar correos a su dirección.',
  button: 'No fui yo',
  doneTitle: 'Gracias. Ya lo anotamos.',
  doneText: `No volveremos a escribir a esta dirección, y nuestro personal revisará lo que se envió en su nombre. ¿Preguntas? Llame al ${site.telephone.shown}.`,
  failedTitle: 'No funcionó',
  failedText: `No se cambió nada. Por favor, vuelva a abrir el enlace de nuestro correo en unos minutos, o llame al ${site.telephone.shown}.`,
  expiredTitle: 'Este enlace ya no funciona',
  expiredText: `El envío al que se refería ya se borró. Si todavía recibe correos nuestros, llame al ${site.telephone.shown}.`,
};
