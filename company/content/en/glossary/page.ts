import { site } from '../site.ts';

export const glossaryPage = {
  meta: {
    title: `Glossary: insurance words explained | ${site.name}`,
    description:
      'From actual cash value to waiting period: the words of insurance policies in plain English, with small examples.',
  },
  title: 'Glossary',
  text: (count: number) =>
    `${count} insurance ${count === 1 ? 'term' : 'terms'} in plain English, each in a sentence or two.`,
  letters: 'Letters',
  seeAlso: 'See also',
};
