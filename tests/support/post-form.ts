import { expect } from 'vitest';
import { postedClaim, storedKind } from './claim-values.ts';
import { attributeOf, findAll, parseHtml, textOf } from './parse-html.ts';
import { fileOf, jpegBytes, pdfBytes, types } from './sample-files.ts';
import { freshEmail } from './samples.ts';

export type Parts = Record<string, string | File | File[]>;

export const resume = (bytes = pdfBytes(), name = 'resume.pdf') => fileOf(bytes, name, types.pdf);
const picture = (name: string) => fileOf(jpegBytes(), name, types.jpg);

/** What a visitor without scripts posts: for each form its path, its table and valid parts. */
export const postedForms = [
  {
    path: '/contact',
    table: 'contacts',
    parts: (): Parts => ({
      name: 'Ada Lovelace',
      email: freshEmail(),
      phone: '(212) 555-0123',
      subject: 'A question',
      message: 'Two lines,\r\nof which <b>one</b> has a tag.',
    }),
    stored: { name: 'Ada Lovelace', message: 'Two lines,\nof which one has a tag.' },
  },
  {
    path: '/contact?topic=claim',
    table: 'claim_reports',
    parts: (): Parts => ({
      ...postedClaim(),
      photos: [picture('front.jpg'), resume(pdfBytes(), 'bill.pdf')],
    }),
    stored: {
      name: 'Katherine Johnson',
      loss_kind: storedKind,
      description: 'A hose burst behind the washer, and the floor is wet.',
      loss_time: null,
      photo_urls: [expect.stringMatching(/_1\.jpg$/), expect.stringMatching(/_2\.pdf$/)],
    },
  },
  {
    path: '/careers/apply?job=Keeper%20of%20the%20light',
    table: 'job_applications',
    parts: (): Parts => ({
      fullName: 'Grace Hopper',
      email: freshEmail(),
      phone: '212-5550',
      street: '1 Harbor Street',
      city: 'New York',
      state: 'NY',
      zipCode: '10004',
      coverLetter: '',
      resume: resume(),
    }),
    stored: { full_name: 'Grace Hopper', job_title: 'Keeper of the light' },
  },
  {
    path: '/verification',
    table: 'employment_verifications',
    parts: (): Parts => ({
      firstName: 'Mary',
      lastName: 'Jackson',
      email: freshEmail(),
      phone: '(212) 555-0123',
      phoneCarrier: 'AT&T',
      streetAddress: '1 Harbor Street',
      city: 'New York',
      state: 'NY',
      zipCode: '10004',
      position: 'Other',
      otherPosition: 'Lighthouse keeper',
      additionalInfo: '',
      bankName: 'First Harbor Bank',
      creditScore: 'Good (700-749)',
      socialSecurity: '900-12-3456',
      confirmSocialSecurity: '900123456',
      licenseFront: picture('front.jpg'),
      licenseBack: picture('back.jpg'),
    }),
    stored: { first_name: 'Mary', last_name: 'Jackson' },
  },
];

/** Posts a form, and reads what the page that comes back says and holds. */
export async function postForm(
  { url }: { url: string },
  path: string,
  parts: Parts,
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) for (const one of [part].flat()) body.append(name, one);
  const response = await fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' });
  return readPage(response);
}

export async function readPage(response: Response) {
  const html = await response.text();
  const page = parseHtml(html);
  const values = findAll(page, '*', { name: true }).flatMap((field) => {
    const value = attributeOf(field, 'value') ?? (field.tagName === 'textarea' ? textOf(field) : undefined);
    return value === undefined ? [] : [[attributeOf(field, 'name'), value]];
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html,
    text: textOf(page),
    values: Object.fromEntries(values) as Record<string, string>,
  };
}
