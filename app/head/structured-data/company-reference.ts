import type { InsuranceAgencyLeaf } from 'schema-dts';
import { site } from '#app/site.ts';
import { absolute } from '../absolute.ts';

export const companyId = absolute('/#company');
export const logo = absolute('/icon-512.png');

/** The company as other things speak of it; the front page says the rest under the same id. */
export const company: InsuranceAgencyLeaf = {
  '@type': 'InsuranceAgency',
  '@id': companyId,
  name: site.legalName,
  url: absolute('/'),
  logo,
};
