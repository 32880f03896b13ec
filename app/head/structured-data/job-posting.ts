import type { JobPosting } from 'schema-dts';
import { jobDetail, openForDays } from '#app/content/careers.ts';
import { addDays } from '#app/lib/dates.ts';
import { site } from '#app/site.ts';
import type { JobOpening } from '#app/words/types.ts';
import { absolute } from '../absolute.ts';
import { company } from './company-reference.ts';
import { postalAddress } from './postal-address.ts';

const unitText = { hour: 'HOUR', year: 'YEAR' };

/** The properties that job search engines require. Openings of the types "Remote" and "Hybrid" are full time. */
export function jobPosting(job: JobOpening): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: writeOut(job),
    identifier: { '@type': 'PropertyValue', name: site.legalName, value: job.id },
    url: absolute(`/careers/${job.slug}`),
    datePosted: job.posted,
    validThrough: `${addDays(job.posted, openForDays)}T23:59:59`,
    employmentType: job.type === 'Part-time' ? 'PART_TIME' : 'FULL_TIME',
    hiringOrganization: company,
    directApply: true,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.pay.from,
        maxValue: job.pay.to,
        unitText: unitText[job.pay.per],
      },
    },
    ...placeOf(job),
  };
}

/** Search engines accept TELECOMMUTE only for fully remote work. */
function placeOf({ office }: JobOpening): Partial<JobPosting> {
  const place = site.offices.find(({ name }) => name === office);
  if (place) return { jobLocation: { '@type': 'Place', address: postalAddress(place) } };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
  };
}

/** The whole opening as HTML: paragraphs, requirements and benefits. */
function writeOut({ description, requirements, benefits }: JobOpening): string {
  return [
    ...description.map((paragraph) => `<p>${paragraph}</p>`),
    list(jobDetail.requirements, requirements),
    list(jobDetail.benefits, benefits),
  ].join('');
}

function list(title: string, items: readonly string[]): string {
  return `<p>${title}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
