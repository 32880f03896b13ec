import type { AskedQuestions } from '#domain/verification-questions.ts';
import type { writeSections as english } from '../en/verification-sections.ts';

export const writeSections = ({ position }: AskedQuestions): ReturnType<typeof english> => ({
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
    intro: 'Puede volver y cambiar lo que quiera. Nada sale de su dispositivo hasta que presione el botón.',
  },
});
