import type { PostalAddress } from 'schema-dts';
import type { Office } from '#company/shape/site.ts';
import type { City } from '#company/shape/types.ts';

export function postalAddress({ street, city, state, zip }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

/** The address of a job that has a city and no office. */
export function cityAddress(city: City): PostalAddress {
  const [name = '', state = ''] = city.split(', ');
  return { '@type': 'PostalAddress', addressLocality: name, addressRegion: state, addressCountry: 'US' };
}
