import { z } from 'zod';
import { languages } from '#domain/languages.ts';

/**
 * The nodes that pages publish, with the properties that Google's rich results require and recommend. `schema-dts` checks
 * the vocabulary where the nodes are made; these schemas check what was built, and refuse properties nobody listed.
 */
const locale = z.enum(Object.values(languages).map(({ locale }) => locale));
const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https$/ });
const time = z.iso.time({ precision: -1 });

const thing = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const reference = z.strictObject({ '@id': url });
const company = thing('InsuranceAgency', {
  '@id': url,
  name: text,
  url,
  logo: url,
});
const address = thing('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
});
const cityAddress = address.partial({ streetAddress: true, postalCode: true });
const hours = thing('OpeningHoursSpecification', {
  dayOfWeek: z
    .array(z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']))
    .min(1),
  opens: time,
  closes: time,
});

/** From midnight to midnight: closed. */
const specialDay = thing('OpeningHoursSpecification', {
  validFrom: z.iso.date(),
  validThrough: z.iso.date(),
  opens: time,
  closes: time,
});

const webSite = thing('WebSite', {
  '@id': url,
  name: text,
  alternateName: text,
  url,
  inLanguage: locale,
  publisher: company,
});

const agency = thing('InsuranceAgency', {
  '@id': url,
  name: text,
  url,
  image: url,
  telephone: z.string().regex(/^\+1\d{10}$/),
  email: z.email(),
  address: z.union([address, z.array(address).min(1)]),
  legalName: text.optional(),
  /** Of the license. */
  foundingLocation: text.optional(),
  location: text.optional(),
  identifier: z
    .array(z.strictObject({ '@type': z.literal('PropertyValue'), propertyID: text, value: text }))
    .optional(),
  description: text.optional(),
  logo: url.optional(),
  foundingDate: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  contactPoint: thing('ContactPoint', {
    contactType: text,
    telephone: z.string().regex(/^\+1\d{10}$/),
    hoursAvailable: z.union([hours, z.array(z.union([hours, specialDay])).min(1)]),
  }).optional(),
  subOrganization: z.array(reference).optional(),
  sameAs: z.array(url).min(1).optional(),
  geo: thing('GeoCoordinates', { latitude: z.number(), longitude: z.number() }).optional(),
  openingHoursSpecification: z.array(hours).min(1).optional(),
  specialOpeningHoursSpecification: z.array(specialDay).min(1).optional(),
  parentOrganization: company.optional(),
});

const breadcrumbList = thing('BreadcrumbList', {
  itemListElement: z
    .array(thing('ListItem', { position: z.int().min(1), name: text, item: url }))
    .min(2)
    .refine(
      (items) => items.every(({ position }, index) => position === index + 1),
      'positions count from 1',
    ),
});

const webPage = thing('WebPage', {
  url,
  name: text,
  inLanguage: locale,
  dateModified: z.iso.date(),
  publisher: company,
});

const article = {
  headline: text.max(110),
  description: text,
  url,
  mainEntityOfPage: url,
  image: url,
  datePublished: z.iso.date(),
  timeRequired: z.iso.duration(),
  articleSection: text,
  inLanguage: locale,
  author: company,
  publisher: company,
};

const service = thing('Service', {
  name: text,
  serviceType: text,
  description: text,
  url,
  areaServed: thing('State', { name: text }),
  provider: company,
});

const faqPage = thing('FAQPage', {
  url,
  mainEntity: z
    .array(
      thing('Question', {
        name: text,
        acceptedAnswer: thing('Answer', { text }),
      }),
    )
    .min(1),
});

const jobPosting = thing('JobPosting', {
  title: text,
  description: text,
  identifier: thing('PropertyValue', { name: text, value: text }),
  url,
  datePosted: z.iso.date(),
  validThrough: z.iso.datetime({ local: true }),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN']),
  hiringOrganization: company,
  directApply: z.literal(true),
  baseSalary: thing('MonetaryAmount', {
    currency: z.literal('USD'),
    value: thing('QuantitativeValue', {
      minValue: z.number().positive(),
      maxValue: z.number().positive(),
      unitText: z.enum(['HOUR', 'YEAR']),
    }),
  }),
  jobLocation: thing('Place', { address: cityAddress }).optional(),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: z
    .union([thing('Country', { name: z.literal('USA') }), z.array(thing('State', { name: text })).min(1)])
    .optional(),
})
  .refine(({ datePosted, validThrough }) => datePosted < validThrough, 'ends after it was posted')
  .refine(
    ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
      jobLocation
        ? !jobLocationType && !applicantLocationRequirements
        : Boolean(jobLocationType && applicantLocationRequirements),
    'is either at a place or remote from a country or states',
  );

const node = z.discriminatedUnion('@type', [
  webSite,
  agency,
  breadcrumbList,
  webPage,
  thing('Article', { ...article }),
  thing('BlogPosting', { ...article }),
  service,
  faqPage,
  jobPosting,
]);

export const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).min(1),
});

type Node = z.infer<typeof node>;
export type NodeType = Node['@type'];
export type NodeOf<Type extends NodeType> = Extract<Node, { '@type': Type }>;
