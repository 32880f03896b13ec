import { keepDays } from '#company/policy.ts';
import type { CollectionNotice, FieldWords } from '#company/shape/form-words.ts';
import { page as english, type fields as englishFields } from '../en/application.ts';
import { site } from './site.ts';

export const meta = {
  title: `Solicite un empleo | ${site.name}`,
  description:
    'Envíe su currículum en unos diez minutos. Le preguntamos cómo comunicarnos con usted, y no le pedimos datos bancarios ni identificación.',
};

export const page = {
  title: 'Solicitud de empleo',
  intro: 'Toma unos diez minutos.',
  jobLabel: 'Su solicitud es para',
  /** Stored. */
  unlisted: english.unlisted,
  unlistedLabel: 'un puesto que no está en la lista',
  jobWithoutScripts: 'Usted solicita el puesto de la página donde presionó “Solicite ahora”.',
  required: 'Todos los campos son obligatorios, salvo los que dicen que son opcionales.',
  /** After a success. */
  next: english.next,
};

export const fields: Record<keyof typeof englishFields, FieldWords> = {
  fullName: { label: 'Nombre completo', hint: 'Como quiere que le llamemos.' },
  email: { label: 'Correo electrónico', hint: 'Responderemos a esta dirección.' },
  phone: {
    label: 'Teléfono',
    hint: 'Con el código de área. Llamaremos solo para acordar una entrevista.',
  },
  street: { label: 'Calle y número' },
  city: { label: 'Ciudad' },
  state: { label: 'Estado o provincia' },
  zipCode: { label: 'Código postal' },
  resume: {
    label: 'Currículum',
    hint: 'PDF o Word (.pdf, .doc, .docx), de 5 MB como máximo. No incluya su fecha de nacimiento, su foto ni su número de Seguro Social.',
  },
  coverLetter: {
    label: 'Carta de presentación',
    optional: true,
    hint: '¿Qué haría bien en este trabajo, y cómo lo sabe?',
  },
};

export const groups = {
  reach: 'Sus datos',
  address: 'Su dirección',
  experience: 'Su experiencia',
};

export const actions = { submit: 'Enviar solicitud', submitting: 'Enviando...' };

export const draft = {
  note: 'Un borrador de lo que escribe se queda en esta pestaña hasta que lo envíe, por si la página se vuelve a cargar. El currículum no forma parte del borrador.',
  clear: 'Descartar el borrador',
  cleared: 'El borrador se descartó.',
  undo: 'Recuperarlo',
};

export const withoutScripts = {
  text: 'Su navegador lo tiene desactivado. Llámenos o escríbanos, y recibiremos su solicitud de esa forma.',
};

export const notice: CollectionNotice = {
  title: 'Qué pasa con su solicitud',
  items: [
    {
      term: 'Qué',
      text: 'Las respuestas de este formulario, el puesto que eligió, el archivo de su currículum y la hora de llegada.',
    },
    {
      term: 'Para qué',
      text: 'Para decidir si conversamos con usted sobre el puesto, y para comunicarnos con usted. No lo usamos para publicidad ni lo compartimos con reclutadores.',
    },
    {
      term: 'Cuánto tiempo',
      text: `${keepDays.job_applications} días desde el día en que la envía. Después se borran el registro y el archivo.`,
    },
    {
      term: 'Quién',
      text: 'Nuestro personal de contratación. Su currículum está en un almacenamiento privado: no tiene ningún enlace público, y otros visitantes no pueden abrirlo.',
    },
  ],
  more: { label: 'Todos los detalles, en la política de privacidad', href: '/privacy' },
};
