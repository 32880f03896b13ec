import { claimStatusHref } from '#company/shape/contact-links.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import type { ReceiptWords } from '../en/receipts.ts';
import { outcomes } from './outcomes.ts';
import { hotline } from './phrases/hotline.ts';
import { officeHoursInWords } from './phrases/hours.ts';
import { phones } from './phrases/phones.ts';
import { adjusterPromise, answerGoalExplained, withinDecisionTime } from './phrases/promises.ts';
import { site } from './site.ts';

export type { ReceiptWords };

export const receipt = {
  reference: 'Referencia',
  sent: 'Usted envió',
  next: 'Qué sigue',
  by: 'Plazo',
  keep: 'Qué debe guardar',
  follow: 'Para ver el estado de su reclamación',
  call: 'Preguntas',
  callUs: { before: 'Llame al ', number: site.telephone, after: ' y dé la referencia.' },
  close: 'Cerrar',
  print: 'Imprimir esta página',
  again: 'Enviar otro formulario',
};

const officeHours = officeHoursInWords();

export const contactReceipt: ReceiptWords = {
  title: 'Recibimos su mensaje',
  said: { title: outcomes.contact.stored },
  sent: 'Un mensaje a nuestra oficina',
  next: 'Un agente lo leerá y le responderá por correo electrónico, o por teléfono si es más rápido.',
  by: `${answerGoalExplained}. Horario de oficina: ${officeHours}.`,
  ...(!phones.isOnePhone && {
    more: {
      label: `${hotline.label}: ${site.claimsHotline.shown.replace(' ', '\u00a0')}`,
      href: site.claimsHotline.href,
    },
  }),
};

export const claimReceipt: ReceiptWords = {
  reference: 'Número de reclamación',
  title: 'Recibimos su reclamación',
  sent: 'Una reclamación',
  next: 'Un ajustador se comunicará con usted. Le dirá si hay que inspeccionar algo y qué más necesitamos.',
  by: `${adjusterPromise}. Recibirá nuestra decisión por escrito, ${withinDecisionTime}.`,
  keep: 'Todos los papeles sobre esto. Si hay algo dañado: las cosas mismas, hasta que el ajustador las haya visto, y los recibos de lo que compre o repare. Evite que el daño empeore, pero antes tome fotos.',
  follow: {
    text: 'Véalo, o agregue fotos, con el número de reclamación y su correo electrónico:',
    link: { label: 'Consulte el estado de una reclamación', href: claimStatusHref },
  },
  callUs: {
    before: 'Llame al ',
    number: site.claimsHotline,
    after: `${hotline.afterNumber}, y dé el número de reclamación. Si hay peligro, llame al 911.`,
  },
};

/** On the page of the receipt, where nobody else reads it. */
export function describeSentClaim(kind: string, date: string, photos: number): string {
  const files =
    photos === 0 ? 'sin fotos' : photos === 1 ? 'con 1 foto o PDF' : `con ${photos} fotos o archivos PDF`;
  return `Una reclamación (${kind}, ${date}) ${files}`;
}

export const topicReceipts: Record<MessageTopic, ReceiptWords> = {
  quote: {
    ...contactReceipt,
    title: 'Recibimos su solicitud',
    sent: 'Una solicitud de cotización',
    next: 'Un agente calculará un precio, y le escribirá o llamará si falta algo.',
  },
  agent: {
    ...contactReceipt,
    title: 'Recibimos su solicitud',
    sent: 'Una solicitud para hablar con un agente',
    next: 'Se la pasaremos al agente más indicado. Ese agente le llamará o le escribirá.',
  },
};

export const applicationReceipt: ReceiptWords = {
  title: 'Recibimos su solicitud de empleo',
  sent: 'Una solicitud de empleo con su currículum',
  next: 'La leerá la persona que sería su gerente. Nuestra meta es responder a todas las solicitudes.',
  by: 'De la solicitud a la oferta suelen pasar unas tres semanas.',
  more: { label: 'Cómo contratamos', href: '/careers#hiring' },
};

export function writeVerificationReceipt({ driversLicense }: AskedQuestions): ReceiptWords {
  return {
    title: 'Recibimos su verificación',
    said: outcomes.verification.stored,
    sent: driversLicense ? 'Una verificación de empleo con dos fotos' : 'Una verificación de empleo',
    next: 'Nuestro equipo de contratación la comparará con su carta de oferta, y se comunicará con usted si algo no está claro.',
    by: `La revisaremos en el horario de oficina: ${officeHours}. ¿Pasó una semana sin noticias nuestras? Por favor, llámenos.`,
  };
}
