import { site } from '#app/site.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { contactPage, contactTopics, pathWithTopic } from '#domain/contact-topics.ts';
import type { Bucket, Kind } from '#domain/kinds.ts';
import { pathIn, splitLanguage } from '#domain/languages.ts';

type FormPage = {
  /** What the form stores. A form that only looks something up has none. */
  kind?: Kind;
  /** Where the files of each field go, and how many there may be. */
  files: Readonly<Record<string, { bucket: Bucket; most?: number }>>;
};

const contact: FormPage = { kind: 'message', files: {} };
const photos = { bucket: 'claim-photos', most: photosPerClaim } as const;

const pages = new Map<string, FormPage>([
  ...[undefined, ...contactTopics].map((topic) => [contactPage(topic), contact] as const),
  [contactPage('claim'), { kind: 'claim', files: { photos } }],
  ['/claims/status', { files: { photos } }],
  ['/careers/apply', { kind: 'application', files: { resume: { bucket: 'resumes' } } }],
  [
    '/verification',
    {
      kind: 'verification',
      files: {
        licenseFront: { bucket: 'employment-documents' },
        licenseBack: { bucket: 'employment-documents' },
      },
    },
  ],
]);

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
