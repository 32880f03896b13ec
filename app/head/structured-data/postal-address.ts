import type { PostalAddress } from 'schema-dts';
import type { Office } from '#app/site-types.ts';

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
