import { claimStatusHref } from '#company/shape/contact-links.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import type { PageWords } from '#company/shape/types.ts';
import { type ClaimStatus, mostPhotos, photosPerClaim } from '#domain/claims.ts';
import { hotline } from './phrases/hotline.ts';
import { adjusterPromise, withinDecisionTime } from './phrases/promises.ts';
import { site } from './site.ts';

export const meta: PageWords = {
  title: `Consulte el estado de una reclamación | ${site.name}`,
  description:
    'Vea cómo va su reclamación, qué sigue y qué necesitamos de usted, y agregue fotos. Solo necesita el número de reclamación y su correo electrónico.',
};

export const page = {
  href: claimStatusHref,
  title: 'Consulte el estado de una reclamación',
  texts: ['Con su número de reclamación y el correo electrónico que nos dio. No necesita tener una cuenta.'],
  // Not from claims.ts: mail loads this file for the words of each status.
  trail: [{ label: 'Centro de Reclamaciones', href: '/claims' }],
};

const call = `llame al ${site.claimsHotline.shown}${hotline.afterNumber}`;

export const form = {
  title: 'Busque su reclamación',
  fields: {
    number: {
      label: 'Número de reclamación',
      hint: 'Ocho caracteres, entre letras y números, como K7QM-2XRA. Está en su comprobante.',
    },
    email: { label: 'Correo electrónico', hint: 'La dirección que nos dio con la reclamación.' },
  } satisfies Record<string, FieldWords>,
  rules: {
    number:
      'Un número de reclamación tiene ocho caracteres, entre letras y números, como K7QM-2XRA. No lleva 0, O, 1 ni I',
    email: 'Por favor, escriba el correo electrónico que nos dio con la reclamación',
  },
  submit: 'Consultar el estado',
  sending: 'Buscando...',
  withoutScripts: {
    text: 'Su navegador lo tiene desactivado. Llame a nuestra línea de reclamaciones con su número de reclamación a mano.',
    ways: [{ label: site.claimsHotline.shown, href: site.claimsHotline.href }],
  },
};

/** The same for a wrong number and a wrong address, so that nobody can find out which numbers exist. */
export const notFound = {
  title: 'No encontramos ninguna reclamación con este número y este correo electrónico',
  text: `Por favor, revise los dos, letra por letra. Si están bien, ${call}: una persona puede encontrar su reclamación.`,
};

export const limited = {
  title: 'Demasiados intentos',
  text: `Para proteger su reclamación, la búsqueda queda detenida por una hora. Si no puede esperar, ${call}.`,
};

export const lookupFailed = {
  title: 'No pudimos buscar su reclamación',
  advice: `Por favor, revise su conexión e inténtelo de nuevo, o ${call}.`,
};

type StatusWords = {
  label: string;
  /** In the line of steps, while it is not the current one. */
  otherwise?: string;
  next: string;
};

export const statuses: Record<ClaimStatus, StatusWords> = {
  received: {
    label: 'Recibida',
    next: `${adjusterPromise}. Hasta entonces, guarde los recibos y todo lo que esté dañado.`,
  },
  with_adjuster: {
    label: 'Con un ajustador',
    next: 'El ajustador examinará la pérdida y la comparará con su póliza. Si falta algo, usted recibirá una sola lista.',
  },
  needs_something: {
    label: 'Necesitamos algo de usted',
    otherwise: 'Lo que necesitamos de usted',
    next: `Por favor, envíe lo que pide el mensaje. Recibirá nuestra decisión ${withinDecisionTime}.`,
  },
  decided: {
    label: 'Decidida',
    next: 'Recibirá nuestra decisión por escrito, con los cálculos a la vista. Si no está de acuerdo, dígale a su ajustador qué cree que está mal.',
  },
  closed: {
    label: 'Cerrada',
    next: `Terminamos nuestro trabajo con esta reclamación. Si surge algo después, ${call}, y dé el número de reclamación.`,
  },
};

export const result = {
  title: (number: string) => `Reclamación ${number}`,
  current: 'Estado',
  now: 'ahora',
  done: 'completado',
  since: (date: string) => `Desde el ${date}`,
  closed: (date: string) => `Cerrada el ${date}`,
  sent: (date: string) => `Enviada el ${date}`,
  photos: (count: number) => (count === 1 ? '1 foto o PDF' : `${count} fotos o archivos PDF`),
  message: 'Un mensaje nuestro',
  next: 'Qué sigue',
  another: { label: 'Buscar otra reclamación', href: claimStatusHref },
};

export const addPhotos = {
  title: 'Agregue fotos',
  fields: {
    photos: {
      label: 'Fotos o archivos PDF',
      hint: `Hasta ${photosPerClaim} a la vez, cada uno de 10 MB o menos. Su ajustador los ve junto con la reclamación.`,
    },
  } satisfies Record<string, FieldWords>,
  submit: 'Enviar fotos',
  sending: 'Enviando...',
  none: 'Por favor, primero elija una foto o un PDF',
  tooMany: `No se envió nada: por favor, elija ${photosPerClaim} archivos o menos, y envíe los demás después`,
  added: (count: number) =>
    count === 1
      ? 'Su archivo ya está con su reclamación.'
      : `Sus ${count} archivos ya están con su reclamación.`,
  closed: `Esta reclamación está cerrada, así que ya no se pueden agregar fotos. Por favor, ${call}.`,
  full: `Una reclamación admite ${mostPhotos} fotos o archivos PDF. Para enviar más, ${call}.`,
  failed: {
    title: 'No llegaron todas sus fotos',
    advice: `Siguen aquí. Revise su conexión y presione el botón de nuevo: las fotos que ya llegaron no se envían dos veces. O ${call}.`,
  },
};
