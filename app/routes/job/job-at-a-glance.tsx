import { formatPay } from '#app/catalog/format-pay.ts';
import { nameLocation } from '#app/catalog/job-locations.ts';
import type { Opening } from '#app/catalog/jobs.ts';
import { labelOf } from '#app/catalog/label-of.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { type jobDetail, optionLabels } from '#content/careers.ts';

export const applicationFor = ({ title }: Opening) => `/careers/apply?job=${encodeURIComponent(title)}`;

/** The apply button, and on narrow screens, where `JobPanel` comes last, also the facts that decide. */
export function JobAtAGlance({ job, words }: { job: Opening; words: typeof jobDetail }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <div className="lg:hidden">
        <FactList
          facts={[
            [words.location, nameLocation(job.location)],
            [words.type, labelOf(optionLabels, job.type)],
            [words.pay, formatPay(job.pay)],
          ]}
        />
      </div>
      {job.isClosed ? (
        <p className="font-bold">{words.closed}</p>
      ) : (
        <ButtonLink href={applicationFor(job)}>{words.apply}</ButtonLink>
      )}
    </div>
  );
}
