import { topics } from '#app/catalog/contact-topics.ts';
import { listFields } from '#app/features/contact/topic-schema.ts';
import { site } from '#app/site.ts';
import { fields as application } from '#content/application.ts';
import { fields as claim } from '#content/claim-form.ts';
import { form as claimStatus } from '#content/claim-status.ts';
import { form as contactForm } from '#content/contact.ts';
import { fields as verification } from '#content/verification.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { contactPage, pathWithTopic } from '#domain/contact-topics.ts';
import type { Bucket, Kind } from '#domain/kinds.ts';
import { pathIn, splitLanguage } from '#domain/languages.ts';

type FormPage = {
  /** What the form stores. A form that only looks something up has none. */
  kind?: Kind;
  /** The names of its fields. Others are dropped while they are read. */
  fields: readonly string[];
  /** Where the files of each field go, and how many there may be. */
  files: Readonly<Record<string, { bucket: Bucket; most?: number }>>;
};

const honeypot = 'honeypot';
const photos = { bucket: 'claim-photos', most: photosPerClaim } as const;
const license = { bucket: 'employment-documents' } as const;

const pages = new Map<string, FormPage>([
  [contactPage(undefined), message([...Object.keys(contactForm.fields), honeypot])],
  [contactPage('quote'), message([...listFields(topics.quote), honeypot])],
  [contactPage('agent'), message([...listFields(topics.agent), honeypot])],
  [contactPage('claim'), { kind: 'claim', fields: [...Object.keys(claim), honeypot], files: { photos } }],
  ['/claims/status', { fields: Object.keys(claimStatus.fields), files: { photos } }],
  [
    '/careers/apply',
    { kind: 'application', fields: Object.keys(application), files: { resume: { bucket: 'resumes' } } },
  ],
  [
    '/verification',
    {
      kind: 'verification',
      fields: Object.keys(verification),
      files: { licenseFront: license, licenseBack: license },
    },
  ],
]);

function message(fields: readonly string[]): FormPage {
  return { kind: 'message', fields, files: {} };
}

/** In every language of the site. */
export const formPaths: readonly string[] = site.languages.flatMap((code) =>
  [...pages.keys()].map((path) => pathIn(code, path)),
);

/** The query parameter that holds a receipt. */
export const receiptParameter = 'receipt';

/** The form that a page posts without scripts. */
export function findFormPage(path: string): FormPage | undefined {
  return pages.get(splitLanguage(path).path);
}

/** Whether a request is for a page that is rendered, not served from its file. */
export function isForForm(method: string | undefined, url: string): boolean {
  const [path = '', query = ''] = url.split('?');
  if (!formPaths.includes(path)) return false;
  return method === 'POST' || new URLSearchParams(query).has(receiptParameter);
}

/** The address under which the site knows a page: the topic of the contact form is part of its path. */
export function toPageUrl(url: URL): URL {
  const page = new URL(url);
  page.pathname = pathWithTopic(url);
  return page;
}
