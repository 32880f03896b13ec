import showJobTitle from '#app/browser/show-job-title.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import { page } from '#app/content/application.ts';

/** Names the job. The page is prerendered for all jobs, so an inline script puts the title in before the first paint. */
export function JobLine() {
  return (
    <>
      <p hidden>
        {page.jobLabel} <strong className="font-display text-title">{page.unlisted}</strong>
      </p>
      <InlineScript code={showJobTitle} />
      <p className="without-scripts">{page.jobWithoutScripts}</p>
    </>
  );
}
