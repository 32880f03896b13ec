import type { Office } from '#company/shape/site.ts';
import { site } from '../site.ts';
import { feminine, listInWords } from './numbers.ts';

/** Words about the offices, for any number of them. */
export function officeWords(offices: readonly Pick<Office, 'near'>[], area: string) {
  const count = offices.length;
  const one = count === 1;
  const all = one ? 'la oficina' : count === 2 ? 'las dos oficinas' : `las ${feminine(count)} oficinas`;
  const places = listInWords(
    offices.map(({ near }, at) => `${one ? '' : at > 0 ? 'otra ' : 'una '}cerca de ${near}`),
  ).replaceAll('de el ', 'del ');
  return {
    isOne: one,
    /** 'oficinas' */
    noun: one ? 'oficina' : 'oficinas',
    /** 'cada oficina' */
    each: one ? 'la oficina' : 'cada oficina',
    /** 'dos oficinas en Springfield' */
    inArea: `${feminine(count)} ${one ? 'oficina' : 'oficinas'} en ${area}`,
    /** 'una de nuestras dos oficinas de Springfield' */
    oneOf: one ? `nuestra oficina de ${area}` : `una de nuestras ${feminine(count)} oficinas de ${area}`,
    /** 'nuestras oficinas' */
    ours: one ? 'nuestra oficina' : 'nuestras oficinas',
    /** 'Nuestras oficinas cierran.' */
    theyClose: one ? 'Nuestra oficina cierra.' : 'Nuestras oficinas cierran.',
    /** 'cualquiera de nuestras oficinas' */
    any: one ? 'nuestra oficina' : 'cualquiera de nuestras oficinas',
    /** 'las dos oficinas' */
    all,
    /** 'las dos oficinas de Springfield' */
    allInArea: `${all} de ${area}`,
    /** 'Las dos oficinas están en Springfield, una cerca del agua y otra cerca de los trenes.' */
    whereTheyAre: `${one ? 'Nuestra oficina está' : `${all.charAt(0).toUpperCase()}${all.slice(1)} están`} en ${area}, ${places}.`,
  };
}

export const offices = officeWords(site.offices, site.region.area);

/** For jobs at an office. */
export const [mainOffice] = site.offices;
