import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { SentApplicationPanel } from '#app/features/application/sent-application-panel.tsx';
import { Openings } from '#app/features/careers-filters/openings.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Benefits } from '#app/sections/benefits.tsx';
import { FraudNotice } from '#app/sections/fraud-notice.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { People } from '#app/sections/people.tsx';
import { Steps } from '#app/sections/steps.tsx';
import * as content from '#content/careers.ts';
import * as life from '#content/careers-life.ts';
import { hiring } from '#content/hiring.ts';
import { jobs } from '#content/jobs/index.ts';

export const handle: RouteHandle = { interactive: true };

export const meta = () => pageMeta('/careers');

export default function Careers() {
  return (
    <>
      <PageBanner {...content.banner} {...pictureOfPage('careers')} isPictureSmall />
      <SentApplicationPanel />
      <div className="max-sm:[--section-space:2.5rem]">
        <Openings jobs={jobs.filter((job) => job.listed)} />
        <Benefits {...life.benefits} jobs={jobs} />
        <People {...life.people} />
        <Steps id="hiring" {...hiring} />
        <div className="shell grid gap-6 pb-(--section-space)">
          <p className="max-w-4xl text-muted">{hiring.fairness}</p>
          <FraudNotice />
        </div>
      </div>
    </>
  );
}
