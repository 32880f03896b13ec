import type { InsuranceAgencyLeaf } from 'schema-dts';
import { site } from '#company/site.ts';
import { absolute } from '../absolute.ts';

/** The same company in every language. */
export const companyId = `${site.origin}/#company`;
export const logo = absolute('/icon-512.png');

/** A short reference to the company. The home page describes it in full under the same id. */
export const company: InsuranceAgencyLeaf = {
  '@type': 'InsuranceAgency',
  '@id': companyId,
  name: site.legalName,
  url: absolute('/'),
  logo,
};
