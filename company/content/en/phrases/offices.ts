import type { Office } from '#company/shape/site.ts';
import { site } from '../site.ts';
import { counted, listInWords, numberWord } from './numbers.ts';

/** Words about the offices, for any number of them. */
export function officeWords(offices: readonly Pick<Office, 'near'>[], area: string) {
  const count = offices.length;
  const one = count === 1;
  const all = one ? 'the' : count === 2 ? 'both' : `all ${numberWord(count)}`;
  const places = listInWords(offices.map(({ near }) => `${one ? '' : 'one '}near ${near}`));
  return {
    isOne: one,
    /** 'offices' */
    noun: one ? 'office' : 'offices',
    /** 'each office' */
    each: one ? 'the office' : 'each office',
    /** 'two offices in Springfield' */
    inArea: `${counted(count, 'office', 'offices')} in ${area}`,
    /** 'one of our two Springfield offices' */
    oneOf: one ? `our ${area} office` : `one of our ${numberWord(count)} ${area} offices`,
    /** 'our offices' */
    ours: one ? 'our office' : 'our offices',
    /** 'Our offices close.' */
    theyClose: one ? 'Our office closes.' : 'Our offices close.',
    /** 'either office' */
    any: one ? 'our office' : count === 2 ? 'either office' : 'any office',
    /** 'both offices' */
    all: `${all} office${one ? '' : 's'}`,
    /** 'both Springfield offices' */
    allInArea: `${all} ${area} office${one ? '' : 's'}`,
    /** 'Both offices are in Springfield, one near the water and one near the trains.' */
    whereTheyAre: `${one ? 'Our office is' : `${count === 2 ? 'Both' : `All ${numberWord(count)}`} offices are`} in ${area}, ${places}.`,
  };
}

export const offices = officeWords(site.offices, site.region.area);

/** For jobs at an office. */
export const [mainOffice] = site.offices;
