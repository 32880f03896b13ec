import { site } from './site.ts';

export const meta = {
  title: `Careers: job openings with pay ranges | ${site.name}`,
  description:
    'Jobs in customer care, claims and operations. Each opening says what the day is like and what it pays. Also: how to tell a real offer from a scam.',
};

export const banner = {
  title: 'Careers',
  text: `Each opening here says what you would do on a typical Tuesday, and what it pays.${site.license ? '' : ' They are samples: this fictional company hires nobody.'}`,
};

/** What a workplace or a job type reads like in this language. Those not listed are shown as they are. */
export const optionLabels: Readonly<Record<string, string>> = {};

/** How a location is written on cards and pages. `optionLabels` has `Remote` and `Nationwide`. */
export const locationWords = {
  hybrid: (_office: string, _city: string) => 'Hybrid',
  remoteIn: (states: string) => `Remote in ${states}`,
  onSiteAt: (office: string, city: string) => `On-site in ${city} (${office} office)`,
  onSiteIn: (city: string) => `On-site in ${city}`,
};

/** The filter offers these, and then the other locations of the listed openings. May be empty. */
export const locations: readonly string[] = [
  'Remote',
  'Hybrid',
  'Nationwide',
  'New York, NY',
  'Los Angeles, CA',
  'Chicago, IL',
  'Houston, TX',
  'Phoenix, AZ',
  'Philadelphia, PA',
  'San Antonio, TX',
  'San Diego, CA',
  'Dallas, TX',
  'San Jose, CA',
  'Austin, TX',
  'Jacksonville, FL',
  'Fort Worth, TX',
  'Columbus, OH',
  'Indianapolis, IN',
  'Charlotte, NC',
  'Seattle, WA',
  'Denver, CO',
  'Boston, MA',
  'Miami, FL',
];

export const filters = {
  legend: 'Filter the openings',
  location: { label: 'Location', all: { value: 'all', label: 'All locations' } },
  type: { label: 'Job type', all: { value: 'all', label: 'All types' } },
  reset: 'Show all openings',
};

export const openings = {
  title: 'Open positions',
  count: { one: 'opening', many: 'openings' },
  details: 'View Details',
  empty: {
    title: 'No job openings match your current filters.',
    /** Shown only while every listed opening is remote. */
    remote: 'All openings listed now are remote.',
    text: 'Try all locations or all types, or send your resume without naming a job. We’ll read it.',
    apply: { label: 'Apply without an opening', href: '/careers/apply' },
  },
  /** While no opening is listed. */
  none: {
    title: 'No job is open right now.',
    text: 'Send your resume without naming a job. We’ll read it, and write to you when something fits.',
    apply: { label: 'Apply without an opening', href: '/careers/apply' },
  },
};

/** An opening closes this long after its posting. */
export const openForDays = 180;

export const jobDetail = {
  department: 'Department',
  location: 'Location',
  type: 'Employment type',
  pay: 'Pay range',
  per: { hour: 'an hour', year: 'a year' },
  posted: 'Posted',
  closes: 'Apply by',
  /** Of an opening that is in no list. */
  notListed: 'This position is not in our list of openings. You can still apply for it.',
  /** In place of the apply button. */
  closed: 'This position is closed. We no longer take applications for it.',
  description: 'The work',
  requirements: 'Requirements',
  benefits: 'Benefits',
  apply: 'Apply Now',
  back: { label: 'Back to all openings', href: '/careers' },
};

export const jobNotFound = {
  title: 'Job Not Found',
  text: "The job listing you're looking for doesn't exist or has been removed.",
  back: { label: 'Back to all openings', href: '/careers' },
};
