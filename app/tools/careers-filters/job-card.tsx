import { formatPay } from '#app/catalog/format-pay.ts';
import { nameLocation } from '#app/catalog/job-locations.ts';
import { labelOf } from '#app/catalog/label-of.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { Arrow } from '#app/ui/arrow-link.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { InEnglish } from '#app/ui/in-english.tsx';
import type { JobOpening } from '#company/shape/types.ts';
import { jobDetail, openings, optionLabels } from '#content/careers.ts';
import { writeOptions } from './filters.ts';

type Props = {
  job: JobOpening;
  /** The options of the filter under which it is shown. */
  locations: readonly string[] | undefined;
};

export function JobCard({ job, locations }: Props) {
  return (
    <li
      data-location={locations && writeOptions(locations)}
      data-type={job.type}
      className="group relative flex flex-col rounded-lg border-2 border-line bg-panel p-5 transition-shadow sm:p-8 hover:shadow-float"
    >
      <h3 className="mb-3 text-title">
        <InEnglish>{job.title}</InEnglish>
      </h3>
      <FactList
        facts={[
          [jobDetail.location, nameLocation(job.location)],
          [jobDetail.type, labelOf(optionLabels, job.type)],
          [jobDetail.pay, formatPay(job.pay)],
        ]}
      />
      <p className="mt-3 mb-1 text-muted sm:mt-4 sm:mb-6">{job.summary}</p>
      <Anchor
        href={`/careers/${job.slug}`}
        className="mt-auto inline-flex min-h-11 items-center gap-2 font-bold text-accent after:absolute after:inset-0 after:rounded-lg"
      >
        {openings.details}
        <span className="sr-only">
          : <InEnglish>{job.title}</InEnglish>
        </span>
        <Arrow />
      </Anchor>
    </li>
  );
}
