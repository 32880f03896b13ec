import type { InsuranceAgencyLeaf, OpeningHoursSpecification, WebSite } from 'schema-dts';
import { mapOf } from '#app/catalog/maps.ts';
import { specialDays } from '#app/catalog/special-days.ts';
import type { OpeningHours } from '#company/shape/site.ts';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { hotline } from '#content/phrases/hotline.ts';
import { demonstration, footer } from '#content/shell.ts';
import { slugOf } from '#domain/slug.ts';
import { specialDayAt } from '#domain/special-days.ts';
import { holidaysIn } from '#domain/us-holidays.ts';
import { hotlinePlace } from '#domain/website/items.ts';
import { absolute } from '../absolute.ts';
import { company, companyId, logo } from './company-reference.ts';
import { postalAddress } from './postal-address.ts';

type OwnOffice = (typeof site.offices)[number];

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.name,
  alternateName: site.legalName,
  url: absolute('/'),
  inLanguage: language.locale,
  publisher: company,
};

/** The federal holidays of the year of the build and of the next one. */
const holidays = [0, 1].flatMap((later) => holidaysIn(new Date().getFullYear() + later));
const midnight = { from: '00:00', to: '00:00' };

/** The holidays and the special days of an office. */
function specialOpenings(office: string): OpeningHoursSpecification[] {
  return [
    ...holidays
      .filter((date) => !specialDayAt(specialDays, office, date))
      .map((date) => openingBetween(date, date, midnight)),
    ...specialDaysAt(office),
  ];
}

function specialDaysAt(place: string): OpeningHoursSpecification[] {
  return specialDays
    .filter(({ places }) => places === 'all' || places.includes(place))
    .map(({ from, to, open }) => openingBetween(from, to, open ?? midnight));
}

function openingBetween(
  validFrom: string,
  validThrough: string,
  { from, to }: typeof midnight,
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens: from, closes: to };
}

const hotlineHours: OpeningHoursSpecification | OpeningHoursSpecification[] =
  site.hotlineHours === 'always'
    ? { '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens: '00:00', closes: '23:59' }
    : openingHours(site.hotlineHours);
const hotlineDays = specialDaysAt(hotlinePlace);

/** The company with all its addresses. No ratings: search engines refuse ratings that a company gives itself. */
export const wholeCompany: InsuranceAgencyLeaf = {
  '@type': 'InsuranceAgency',
  '@id': companyId,
  name: site.name,
  legalName: site.legalName,
  description: site.license ? footer.blurb : `${footer.blurb} ${demonstration.label}: ${demonstration.text}`,
  url: absolute('/'),
  logo,
  image: logo,
  telephone: dialable(site.telephone.href),
  email: site.email,
  foundingDate: String(site.founded),
  address: site.offices.map(postalAddress),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: hotline.label,
    telephone: dialable(site.claimsHotline.href),
    hoursAvailable: hotlineDays.length > 0 ? [hotlineHours, hotlineDays].flat() : hotlineHours,
  },
  subOrganization: site.offices.map((office) => ({ '@id': officeId(office) })),
  ...(ownPages().length > 0 && { sameAs: ownPages() }),
};

/** The offices with hours and coordinates, for the contact page. */
export const offices: InsuranceAgencyLeaf[] = site.offices.map(describeOffice);

function describeOffice(office: OwnOffice): InsuranceAgencyLeaf {
  const place = mapOf(office)?.place;
  return {
    '@type': 'InsuranceAgency',
    '@id': officeId(office),
    name: `${site.name} ${office.name}`,
    url: absolute('/contact'),
    image: logo,
    telephone: dialable(site.telephone.href),
    email: site.email,
    address: postalAddress(office),
    ...(place && { geo: { '@type': 'GeoCoordinates' as const, ...place } }),
    openingHoursSpecification: openingHours(office.hours),
    specialOpeningHoursSpecification: specialOpenings(office.name),
    parentOrganization: company,
  };
}

function openingHours(hours: readonly OpeningHours[]): OpeningHoursSpecification[] {
  return hours.flatMap(({ weekdays, open }) =>
    open
      ? [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: weekdays.map((day) => days[day] ?? days[0]),
            opens: open.from,
            closes: open.to,
          },
        ]
      : [],
  );
}

/** Leaves out links to a network's home page, which is not the company's own page. */
function ownPages(): string[] {
  return site.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
}

function officeId({ name }: OwnOffice): string {
  return absolute(`/contact#${slugOf(name)}`);
}

function dialable(href: string): string {
  return href.replace('tel:', '');
}
