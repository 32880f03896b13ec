import { topics } from '#app/catalog/contact-topics.ts';
import { applicationForm } from '#app/forms/application/definition.ts';
import { claimForm } from '#app/forms/claim/definition.ts';
import { lookupForm } from '#app/forms/claim-status/definition.ts';
import { contactForm } from '#app/forms/contact/definition.ts';
import { defineTopic } from '#app/forms/contact/topic-schema.ts';
import type { FormDefinition } from '#app/forms/kit/define/define-form.ts';
import { verificationForm } from '#app/forms/verification/definition.ts';
import { site } from '#company/site.ts';
import { contactPage, pathWithTopic } from '#domain/contact-topics.ts';
import { pathIn, splitLanguage } from '#domain/languages.ts';

type FormPage = Pick<FormDefinition, 'kind' | 'posted' | 'files'>;

const pages = new Map<string, FormPage>([
  [contactPage(undefined), contactForm],
  [contactPage('quote'), defineTopic(topics.quote)],
  [contactPage('agent'), defineTopic(topics.agent)],
  [contactPage('claim'), claimForm],
  ['/claims/status', lookupForm],
  ['/careers/apply', applicationForm],
  ['/verification', verificationForm],
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

/** Whether a page has a form that becomes a record. */
export function sendsRecord(path: string): boolean {
  return findFormPage(path)?.kind !== undefined;
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
