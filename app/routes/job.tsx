import { missingMeta, pageMeta } from '#app/head/page-meta.ts';
import { jobPosting } from '#app/head/structured-data/job-posting.ts';
import { DayAtWork } from '#app/sections/day-at-work.tsx';
import { FraudNotice } from '#app/sections/fraud-notice.tsx';
import { JobAtAGlance } from '#app/sections/job-at-a-glance.tsx';
import { JobDescription } from '#app/sections/job-description.tsx';
import { JobPanel } from '#app/sections/job-panel.tsx';
import { Missing } from '#app/sections/missing.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { InEnglish } from '#app/ui/in-english.tsx';
import { jobDetail, jobNotFound } from '#content/careers.ts';
import { day } from '#content/careers-life.ts';
import { jobs } from '#content/jobs/index.ts';
import { header } from '#content/shell.ts';
import type { Route } from './+types/job';

const find = (slug: string) => jobs.find((job) => job.slug === slug);

export const meta = ({ params }: Route.MetaArgs) => {
  const job = find(params.jobId);
  if (!job) return missingMeta(jobNotFound.title);
  return pageMeta(`/careers/${job.slug}`, {
    trail: [header.careers],
    about: job.listed ? [jobPosting(job)] : [],
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
