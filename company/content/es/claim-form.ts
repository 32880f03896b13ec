import type { FieldWords } from '#company/shape/form-words.ts';
import { type Choice, labeled } from '#company/shape/question.ts';
import { hurtAnswers, type LossKind, lossKinds, reachTimes, reachWays } from '#domain/claim-answers.ts';
import { photosPerClaim } from '#domain/claims.ts';
import type { ClaimField, ClaimStepId } from '../en/claim-form.ts';
import { page as emergency } from './claims/links.ts';
import { site } from './site.ts';

export type { ClaimField, ClaimStepId };

export const hurtChoices: readonly Choice[] = labeled(hurtAnswers, {
  yes: 'Sí, hay alguien herido',
  no: 'No, nadie está herido',
  unsure: 'Todavía no lo sé',
});

export const lossChoices: readonly Choice[] = labeled(Object.keys(lossKinds) as LossKind[], {
  car: 'Accidente o daño de un auto',
  theft: 'Robo o entrada forzada',
  fire: 'Incendio o humo',
  water: 'Fuga de agua o tubería rota',
  storm: 'Tormenta o inundación',
  injury: 'Lesión de una visita o de un cliente',
  health: 'Factura médica',
  life: 'Fallecimiento en la familia',
  business: 'Pérdida en un negocio',
  other: 'Otra cosa',
});

export const reachWayChoices: readonly Choice[] = labeled(reachWays, {
  Phone: 'Por teléfono',
  Email: 'Por correo electrónico',
  'Phone or email': 'Por teléfono o correo electrónico',
});
export const reachTimeChoices: readonly Choice[] = labeled(reachTimes, {
  'Any time': 'A cualquier hora',
  Mornings: 'Por la mañana',
  Afternoons: 'Por la tarde',
  Evenings: 'Por la noche',
  Weekends: 'Los fines de semana',
});

const filesAtMost = `Hasta ${photosPerClaim}, cada uno de 10 MB o menos`;

/** In the order of the form. */
export const fields: Record<ClaimField, FieldWords> = {
  kind: { label: 'Tipo de pérdida', hint: 'Así llega al ajustador que corresponde.' },
  hurt: { label: '¿Hay alguien herido?', hint: 'Las personas van antes que las cosas.' },
  date: { label: 'Fecha en que ocurrió', hint: 'O el día en que lo notó.' },
  time: { label: 'Hora', hint: 'Por ejemplo, “como a las 4 p. m.” o “durante la noche”.', optional: true },
  place: { label: 'Dónde ocurrió', hint: 'Una dirección, la esquina más cercana o la ciudad.' },
  description: {
    label: '¿Qué pasó?',
    hint: 'Con sus propias palabras. Por favor, no incluya datos médicos, bancarios ni de su Seguro Social.',
  },
  photos: {
    label: 'Fotos o archivos PDF',
    hint: `${filesAtMost}: el daño de cerca y de más lejos, un recibo, un reporte policial. ¿Todavía no tiene fotos? Puede agregarlas después.`,
    optional: true,
  },
  policy: {
    label: 'Número de póliza',
    hint: 'Así encontramos su póliza más rápido. Si no lo tiene, podemos buscarlo.',
    optional: true,
  },
  others: {
    label: 'Otras personas involucradas',
    hint: 'Nombres, teléfonos, placas y aseguradoras, si los tiene.',
    optional: true,
  },
  name: { label: 'Nombre', hint: '¿Cómo quiere que le llamemos?' },
  email: {
    label: 'Correo electrónico',
    hint: 'Con él y el número de reclamación puede ver cómo va su reclamación.',
  },
  phone: { label: 'Teléfono', hint: 'Con el código de área. Su ajustador llama a este número.' },
  reachWay: { label: 'La mejor manera de comunicarnos con usted' },
  reachTime: { label: 'El mejor momento' },
};

/** What is asked in other words for a kind of loss. */
export const fieldsOfKind: Partial<Record<LossKind, Partial<Record<ClaimField, FieldWords>>>> = {
  health: {
    date: { label: 'Fecha de la atención', hint: 'El primer día que aparece en la factura.' },
    place: { label: 'Dónde recibió la atención', hint: 'El hospital o el consultorio, y la ciudad.' },
    description: {
      label: fields.description.label,
      hint: 'De qué es la factura y qué quiere saber. Por favor, no incluya su diagnóstico ni datos bancarios o de su Seguro Social.',
    },
    photos: {
      ...fields.photos,
      hint: `${filesAtMost}: la factura o una carta sobre ella. Puede agregarlas después.`,
    },
    others: { ...fields.others, hint: 'Por ejemplo, otra aseguradora o el paciente.' },
  },
  life: {
    date: { label: fields.date.label, hint: 'Sentimos mucho su pérdida. Es el día del fallecimiento.' },
    time: { ...fields.time, hint: 'Puede dejarla vacía.' },
    place: { label: fields.place.label, hint: 'Basta con la ciudad.' },
    description: {
      label: fields.description.label,
      hint: 'Quién falleció, y lo que usted quiera contar. Por favor, no incluya datos médicos, bancarios ni del Seguro Social.',
    },
    photos: { ...fields.photos, hint: `${filesAtMost}: la póliza, por ejemplo. Puede agregarlas después.` },
    others: { ...fields.others, hint: 'Otros beneficiarios, si sabe de alguno.' },
  },
};

/** What to do about an answer that is missing or wrong. */
export const rules = {
  hurt: 'Por favor, díganos si hay alguien herido',
  kind: 'Por favor, elija el tipo de pérdida',
  date: 'Por favor, escriba la fecha en que ocurrió',
  dateInFuture: 'Esa fecha todavía no ha llegado. Por favor, escriba la fecha en que ocurrió',
  dateTooEarly: 'Por favor, revise el año de esta fecha',
  place: 'Por favor, díganos dónde ocurrió',
  description: 'Por favor, cuéntenos en una frase qué pasó, con al menos 10 caracteres',
  photos: `Por favor, elija ${photosPerClaim} fotos o menos. Puede agregar más después de enviar la reclamación`,
  name: 'El nombre debe tener al menos 2 caracteres',
  email: 'El correo electrónico no es válido',
  phone: 'El teléfono debe tener al menos 10 dígitos',
  reachWay: 'Por favor, elija cómo quiere que nos comuniquemos con usted',
  reachTime: 'Por favor, elija un momento',
};

export const steps: Record<ClaimStepId, { title: string; intro?: string }> = {
  happened: { title: 'Qué pasó' },
  photos: {
    title: 'Fotos y detalles',
    intro: 'Todo lo de esta parte es opcional. Le ahorra una llamada más adelante.',
  },
  reach: { title: 'Cómo comunicarnos con usted' },
};

export const form = {
  title: 'Inicie una reclamación',
  text: 'Toma unos cinco minutos. Cuéntenos lo que sepa ahora. Su ajustador le preguntará lo demás.',
  progress: (step: number, all: number) => `Paso ${step} de ${all}`,
  next: 'Siguiente',
  back: 'Atrás',
  review: 'Revisar mi reclamación',
  send: 'Enviar mi reclamación',
  hurt: {
    title: 'Primero llame al 911',
    text: 'Consiga ayuda para la persona herida. Este formulario puede esperar.',
    keeps: 'Conserva en esta pestaña lo que escribió.',
    call: { label: 'Llame al 911', href: 'tel:911' },
    after: 'Después llame a nuestra línea de reclamaciones:',
    more: { label: 'Qué hacer primero, paso a paso', href: emergency.href },
  },
  /** Where the form cannot be sent. */
  withoutScripts: {
    text: 'Su navegador lo tiene desactivado. Llame a nuestra línea de reclamaciones.',
    ways: [{ label: site.claimsHotline.shown, href: site.claimsHotline.href }],
  },
};

export const reviewWords = {
  title: 'Revise su reclamación',
  text: 'Todavía no se ha enviado nada. ¿Está todo bien?',
  change: 'Cambiar',
  nothing: 'Sin respuesta',
  photos: (count: number) =>
    count === 0 ? 'Sin fotos' : count === 1 ? '1 foto o PDF' : `${count} fotos o archivos PDF`,
};

export const draft = {
  note: 'En este dispositivo queda un borrador de sus respuestas y fotos, por si la página se vuelve a cargar. Se borra cuando envía la reclamación o cierra esta pestaña; las fotos, en un día como máximo.',
  clear: 'Empezar de nuevo',
  cleared: 'El formulario está vacío otra vez.',
  undo: 'Recuperar lo que escribí',
};
