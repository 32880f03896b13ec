import { site } from '../site.ts';

export const glossaryPage = {
  meta: {
    title: `Glosario: las palabras de los seguros, explicadas | ${site.name}`,
    description:
      'Del valor real en efectivo al período de espera: las palabras de las pólizas en español sencillo, con su nombre en inglés y pequeños ejemplos.',
  },
  title: 'Glosario',
  text: (count: number) =>
    `${count} ${count === 1 ? 'término' : 'términos'} de seguros en español sencillo, ${count === 1 ? 'en una o dos frases' : 'cada uno en una o dos frases'}.`,
  letters: 'Letras',
  seeAlso: 'Vea también',
};
