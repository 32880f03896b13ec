import type { PostalAddress } from 'schema-dts';
import type { site } from '#app/site.ts';

export function postalAddress({ street, city, state, zip }: (typeof site.offices)[number]): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}
