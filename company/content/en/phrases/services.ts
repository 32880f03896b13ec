import type { ServiceContent } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { forBusinesses, forHouseholds } from '../services/index.ts';
import { capitalize, counted, listInWords, numberWord } from './numbers.ts';

type Titled = Pick<ServiceContent, 'title'>;

/** Words that depend on which services there are: `main` for households, `others` for businesses and teams. */
export function serviceWords(main: readonly Titled[], others: readonly Titled[]) {
  const names = listInWords(main.map(({ title }) => title.replace(/ Insurance$/, '').toLowerCase()));
  const forHouseholds = `${capitalize(numberWord(main.length))} ${main.length === 1 ? 'is' : 'are'} for you and your household`;
  return {
    /** 'life, auto, home and health' */
    names,
    /** 'Six kinds of insurance' */
    kinds: `${capitalize(counted(main.length + others.length, 'kind', 'kinds'))} of insurance`,
    /** 'four kinds of insurance' */
    mainKinds: `${counted(main.length, 'kind', 'kinds')} of insurance`,
    split: others.length
      ? `${forHouseholds}, ${others.length === 1 ? 'one for the business you run' : `${numberWord(others.length)} for the business you run and the people you employ`}.`
      : `${forHouseholds}.`,
    hasOthers: others.length > 0,
  };
}

export const words = serviceWords(typesetAll(forHouseholds), typesetAll(forBusinesses));

/** Whether the company offers a service. */
export const sells = (slug: string): boolean =>
  [...forHouseholds, ...forBusinesses].some((service) => service.slug === slug);
