import { jobs } from '#app/catalog/jobs.ts';
import { people } from '#app/catalog/leaders.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import * as content from '#content/careers.ts';
import { benefits } from '#content/careers-life.ts';
import { hiring } from '#content/hiring.ts';
import { SentApplicationPanel } from '../forms/application/sent-application-panel.tsx';
import { pageMeta } from '../frame/head/page-meta.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { Openings } from '../tools/careers-filters/openings.tsx';
import { Benefits } from './careers/benefits.tsx';
import { People } from './careers/people.tsx';
import { FraudNotice } from './shared/fraud-notice.tsx';
import { PageBanner } from './shared/page-banner.tsx';
import { Steps } from './shared/steps.tsx';

export const handle: RouteHandle = { interactive: true };

export const meta = () => pageMeta('/careers');

export default function Careers() {
  return (
    <>
      <PageBanner {...content.banner} {...pictureOfPage('careers')} isPictureSmall />
      <SentApplicationPanel />
      <div className="max-sm:[--section-space:2.5rem]">
        <Openings jobs={jobs.filter((job) => job.listed)} />
        <Benefits {...benefits} jobs={jobs} />
        <People {...people} />
        <Steps id="hiring" {...hiring} />
        <div className="shell grid gap-6 pb-(--section-space)">
          <p className="max-w-4xl text-muted">{hiring.fairness}</p>
          <FraudNotice />
        </div>
      </div>
    </>
  );
}
