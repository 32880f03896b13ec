import type { ServiceContent } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { forBusinesses, forHouseholds } from '../services/index.ts';
import { capitalize, counted, listInWords, numberWord } from './numbers.ts';

type Titled = Pick<ServiceContent, 'title'>;

/** Words that depend on which services there are: `main` for households, `others` for businesses and teams. */
export function serviceWords(main: readonly Titled[], others: readonly Titled[]) {
  const names = listInWords(
    main.map(({ title }) => title.replace(/^Seguro de /, '').toLocaleLowerCase('es')),
  );
  const forHouseholds = `${capitalize(numberWord(main.length))} ${main.length === 1 ? 'tipo es' : 'son'} para usted y su hogar`;
  return {
    /** 'vida, auto, hogar y salud' */
    names,
    /** 'Seis tipos de seguro' */
    kinds: `${capitalize(counted(main.length + others.length, 'tipo', 'tipos'))} de seguro`,
    /** 'los cuatro tipos de seguro' */
    mainKinds: main.length === 1 ? 'el tipo de seguro' : `los ${numberWord(main.length)} tipos de seguro`,
    split: others.length
      ? `${forHouseholds}, ${others.length === 1 ? 'uno para su negocio' : `${numberWord(others.length)} para su negocio y la gente que emplea`}.`
      : `${forHouseholds}.`,
    hasOthers: others.length > 0,
  };
}

export const words = serviceWords(typesetAll(forHouseholds), typesetAll(forBusinesses));

/** Whether the company offers a service. */
export const sells = (slug: string): boolean =>
  [...forHouseholds, ...forBusinesses].some((service) => service.slug === slug);
