import { endSentence } from '#domain/end-sentence.ts';
import type { Kind } from '#domain/kinds.ts';
import type { Outcome } from '#domain/outcomes.ts';
import type { Note } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import type { summary as english } from '../en/export.ts';
import { statuses } from './claim-status.ts';
import { site } from './site.ts';

// The copy that a person gets of what we have about them.

/** '16 de noviembre de 2026 a las 2:32 p.m., hora del Este' */
export const nameMoment = (moment: string) => `${moment}, ${site.region.timeZoneName}`;

/** summary.txt, beside what it is about. */
export const summary = {
  kinds: {
    message: 'Mensaje',
    application: 'Solicitud de empleo',
    verification: 'Verificación de empleo',
    claim: 'Reclamación',
  } satisfies Record<Kind, string>,
  received: 'Recibido',
  language: 'Idioma',
  state: 'Estado del trámite',
  states: { new: 'Nuevo', in_progress: 'En curso', done: 'Terminado' } satisfies Record<State, string>,
  outcome: 'Cómo terminó',
  outcomes: {
    phone: 'Le respondimos por teléfono',
    in_person: 'Le respondimos en persona',
    own_mail: 'Le respondimos por correo electrónico',
    not_needed: 'No necesitaba respuesta',
    spam: 'Lo tomamos por correo no deseado',
    duplicate: 'Estaba repetido',
    invited: 'Le invitamos a una entrevista',
    declined: 'No seguimos adelante con la solicitud',
    withdrawn: 'Usted lo retiró',
    hired: 'Le contratamos',
    checked: 'Lo verificamos',
    not_checked: 'No lo verificamos',
    paid: 'Pagada',
    denied: 'Denegada',
  } satisfies Record<Outcome, string>,
  claimStatuses: statuses,
  /** By column, where the label of the form does not fit a record. */
  fields: {
    street: 'Calle y número',
    state: 'Estado',
    zip_code: 'Código postal',
    job_title: 'Puesto solicitado',
    anyone_hurt: '¿Hay alguien herido?',
    loss_date: 'Fecha en que ocurrió',
    loss_time: 'Hora en que ocurrió',
    loss_place: 'Dónde ocurrió',
    description: 'Qué pasó',
    others_involved: 'Otras personas involucradas',
  } satisfies Record<keyof typeof english.fields, string>,
  /** What some columns hold, in words. */
  options: {
    anyone_hurt: { yes: 'Sí', no: 'No', unsure: 'No se sabe', not_asked: 'No se preguntó' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  sealedNumber: {
    label: 'Número de Seguro Social',
    text: 'Lo guardamos sellado. No forma parte de esta copia.',
  },
  files: 'Archivos',
  conversation: 'La conversación',
  notes: 'Notas de nuestro personal',
  heads: {
    note: 'Nota',
    reply_started: 'Empezamos una respuesta en un programa de correo',
    reply_sent: 'Nuestra respuesta',
    reply_received: 'Su respuesta',
    answered: 'Le respondimos',
    status: 'Cómo iba su reclamación',
    photos: 'Fotos que usted agregó',
  } satisfies Record<Note['sort'], string>,
  /** How somebody answered without a mail of the app. */
  answers: {
    phone: 'Por teléfono.',
    in_person: 'En persona.',
    own_mail: 'Por correo electrónico.',
  } as Readonly<Record<string, string>>,
  unknownText: 'No conocemos el texto.',
  attached: 'Archivos adjuntos',
  notStored: 'no se conserva',
};

/** README.txt, beside the folders. */
export const readme = {
  title: `Lo que usted envió a ${site.name}`,
  made: (moment: string) => endSentence(`Esta copia se hizo el ${moment}`),
  contents: [
    'Cada carpeta contiene algo que usted envió. El archivo summary.txt es para leer, y record.json tiene lo mismo para programas de computadora.',
    'Al lado están los archivos que usted envió y los de la correspondencia. El resumen, summary.txt, incluye la conversación y las notas que nuestro personal escribió sobre ella, sin los nombres del personal.',
    'El código al final del nombre de una carpeta es la referencia que le dio nuestro sitio web.',
    'Los nombres de carpetas y archivos están en inglés. También lo están las preguntas y opciones de algunos formularios, porque así se guardan.',
  ],
  folders: 'Carpetas:',
  number:
    'El número de Seguro Social no está en estos archivos. Lo guardamos sellado: está cifrado, y solo lo abre una clave privada aparte. Nunca lo abrimos para hacer una copia como esta, así que estos archivos no lo revelan.',
  missing: 'Ya no conservamos estos archivos, por eso no están aquí:',
  questions: `¿Preguntas? Escríbanos a ${site.email}`,
};
