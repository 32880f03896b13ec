import type { JobPosting } from 'schema-dts';
import { requireOffice } from '#app/catalog/job-locations.ts';
import { lastDayOf } from '#app/catalog/jobs.ts';
import { escapeXml } from '#app/frame/site-files/xml.ts';
import type { JobLocation, JobOpening } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { jobDetail } from '#content/careers.ts';
import type { JobType } from '#domain/jobs.ts';
import { usStateNames } from '#domain/us-states.ts';
import { absolute } from '../absolute.ts';
import { company } from './company-reference.ts';
import { cityAddress, postalAddress } from './postal-address.ts';

const unitText = { hour: 'HOUR', year: 'YEAR' };

const employmentTypes: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Remote: 'FULL_TIME',
  Hybrid: 'FULL_TIME',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
};

/** The properties that job search engines require. */
export function jobPosting(job: JobOpening): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: writeOut(job),
    identifier: { '@type': 'PropertyValue', name: site.legalName, value: job.id },
    url: absolute(`/careers/${job.slug}`),
    datePosted: job.posted,
    validThrough: `${lastDayOf(job)}T23:59:59`,
    employmentType: employmentTypes[job.type],
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
    ...placeOf(job.location),
  };
}

/** Search engines accept TELECOMMUTE only for fully remote work. */
function placeOf(location: JobLocation): Partial<JobPosting> {
  const country = { '@type': 'Country', name: 'USA' } as const;
  if (typeof location === 'string') return remote(country);
  if ('remoteIn' in location)
    return remote(location.remoteIn.map((state) => ({ '@type': 'State', name: usStateNames[state] })));
  const address =
    'onSiteIn' in location
      ? cityAddress(location.onSiteIn)
      : postalAddress(requireOffice('hybridAt' in location ? location.hybridAt : location.onSiteAt));
  return { jobLocation: { '@type': 'Place', address } };
}

function remote(from: NonNullable<JobPosting['applicantLocationRequirements']>): Partial<JobPosting> {
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: from };
}

/** The whole opening as HTML: paragraphs, requirements and benefits. */
function writeOut({ description, requirements, benefits }: JobOpening): string {
  return [
    ...description.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`),
    list(jobDetail.requirements, requirements),
    list(jobDetail.benefits, benefits),
  ].join('');
}

function list(title: string, items: readonly string[]): string {
  return `<p>${escapeXml(title)}</p><ul>${items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`;
}
