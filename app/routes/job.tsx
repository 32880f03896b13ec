import { jobs } from '#app/catalog/jobs.ts';
import { InEnglish } from '#app/ui/in-english.tsx';
import { jobDetail, jobNotFound } from '#content/careers.ts';
import { day } from '#content/careers-life.ts';
import { header } from '#content/shell.ts';
import { missingMeta, pageMeta } from '../frame/head/page-meta.ts';
import { jobPosting } from '../frame/head/structured-data/job-posting.ts';
import type { Route } from './+types/job';
import { DayAtWork } from './job/day-at-work.tsx';
import { JobAtAGlance } from './job/job-at-a-glance.tsx';
import { JobDescription } from './job/job-description.tsx';
import { JobPanel } from './job/job-panel.tsx';
import { FraudNotice } from './shared/fraud-notice.tsx';
import { Missing } from './shared/missing.tsx';
import { PageBanner } from './shared/page-banner.tsx';

const find = (slug: string) => jobs.find((job) => job.slug === slug);

export const meta = ({ params }: Route.MetaArgs) => {
  const job = find(params.jobId);
  if (!job) return missingMeta(jobNotFound.title);
  return pageMeta(`/careers/${job.slug}`, {
    trail: [header.careers],
    about: job.listed || job.isClosed ? [jobPosting(job)] : [],
  });
};

export default function Job({ params }: Route.ComponentProps) {
  const job = find(params.jobId);
  if (!job) return <Missing {...jobNotFound} link={jobNotFound.back} />;
  return (
    <>
      <PageBanner
        title={<InEnglish>{job.title}</InEnglish>}
        text={job.summary}
        panel="home"
        trail={[header.careers]}
      >
        <JobAtAGlance job={job} words={jobDetail} />
      </PageBanner>
      <div className="shell section-space grid gap-x-20 gap-y-12 lg:grid-cols-[1.7fr_1fr]">
        <JobDescription job={job} words={jobDetail} />
        <JobPanel job={job} words={jobDetail} />
      </div>
      {day?.job === job.slug && <DayAtWork {...day} />}
      <div className="shell pb-(--section-space)">
        <FraudNotice />
      </div>
    </>
  );
}
