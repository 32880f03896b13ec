import type { AskedQuestions } from '#domain/verification-questions.ts';
import { listSections as listEnglish } from '../en/verification-sections.ts';

type Words = { title: string; intro: string };

/** The sections of the form, with the order and the fields of the English ones. */
export function listSections(questions: AskedQuestions): ReturnType<typeof listEnglish> {
  const words = writeSections(questions);
  return listEnglish(questions).map((section) => ({ ...section, ...words[section.id] }));
}

const writeSections = ({ position }: AskedQuestions): Readonly<Record<string, Words>> => ({
  you: {
    title: 'Sus datos',
    intro:
      'El nombre que aparece en su carta de oferta, y cómo comunicarnos con usted si tenemos una pregunta.',
  },
  address: {
    title: 'Dónde vive',
    intro: 'A esta dirección van los documentos de nómina y su formulario de impuestos de fin de año.',
  },
  work: position
    ? {
        title: 'Trabajo',
        intro: 'El puesto que aceptó. Si no está en esta lista, elija el más parecido.',
      }
    : {
        title: 'Algo más',
        intro: 'Lo que debamos saber al comparar esto con su carta de oferta.',
      },
  finance: {
    title: 'Datos financieros',
    intro: 'La parte más privada. Cada pregunta dice por qué la hacemos.',
  },
  documents: {
    title: 'Documentos de identidad',
    intro:
      'Los dos lados de su licencia de conducir, en dos archivos. Que se vean las cuatro esquinas, sin reflejos. ¿No tiene licencia? Llámenos: otro documento servirá.',
  },
  review: {
    title: 'Revisión',
    intro:
      'Revise todo. Puede volver y cambiar lo que quiera. Nada sale de su dispositivo hasta que presione el botón.',
  },
});
