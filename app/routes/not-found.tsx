import { jobNotFound } from '#content/careers.ts';
import { notFound } from '#content/error-pages.ts';
import { serviceNotFound } from '#content/service-page.ts';
import { missingMeta } from '../frame/head/page-meta.ts';
import describeMissingPage from '../runtime/inline/describe-missing-page.ts?inline-script';
import { InlineScript } from '../runtime/inline-script.tsx';
import { Missing } from './shared/missing.tsx';

export const meta = () => missingMeta(notFound.documentTitle);

/**
 * A static host serves this page for every wrong address, so a script shows the text for an unknown service or job.
 * Our own server has a page for each of these.
 */
export default function NotFound() {
  return (
    <>
      <div data-missing="page">
        <Missing title={notFound.title} text={notFound.text} link={notFound.home} others={notFound.others} />
      </div>
      <div data-missing="services" hidden>
        <Missing {...serviceNotFound} link={serviceNotFound.all} />
      </div>
      <div data-missing="careers" hidden>
        <Missing {...jobNotFound} link={jobNotFound.back} />
      </div>
      <InlineScript code={describeMissingPage} />
    </>
  );
}
