import { jobNotFound } from '#app/content/careers.ts';
import { serviceNotFound } from '#app/content/service-page.ts';
import { notFound } from '#app/content/ways-out.ts';
import { missingMeta } from '#app/head/page-meta.ts';
import { missingPathScript } from '#app/lib/missing-path-script.ts';
import { Missing } from '#app/sections/missing.tsx';

export const meta = () => missingMeta(notFound.documentTitle);

/**
 * A static host serves this page for every unknown path. The script then shows the text for unknown services and jobs.
 * Our own server has a not-found page for each and needs no script.
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
      {/** biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script */}
      <script dangerouslySetInnerHTML={{ __html: missingPathScript }} />
    </>
  );
}
