import { useLocation } from 'react-router';
import showJobTitle from '#app/runtime/inline/show-job-title.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { InEnglish } from '#app/ui/in-english.tsx';
import { page } from '#content/application.ts';
import { readJobTitle } from './read-job-title.ts';

/** Names the job. The page is prerendered for all jobs, so an inline script puts the title in before the first paint. */
export function JobLine() {
  // Known only to the page of a posted form.
  const title = readJobTitle(useLocation().search);
  return (
    <>
      <p hidden={!title}>
        {page.jobLabel}{' '}
        <strong className="font-display text-title">
          {title ? <InEnglish>{title}</InEnglish> : page.unlistedLabel}
        </strong>
      </p>
      <InlineScript code={showJobTitle} />
      {!title && <p className="without-scripts">{page.jobWithoutScripts}</p>}
    </>
  );
}
