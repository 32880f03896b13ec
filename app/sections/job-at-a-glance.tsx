import type { jobDetail } from '#app/content/careers.ts';
import type { JobOpening } from '#app/content/types.ts';
import { formatPay } from '#app/lib/format-pay.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';

export const applicationFor = ({ title }: JobOpening) => `/careers/apply?job=${encodeURIComponent(title)}`;

/** Location, type, pay and the apply button, for narrow screens, where `JobPanel` comes last. */
export function JobAtAGlance({ job, words }: { job: JobOpening; words: typeof jobDetail }) {
  return (
    <div data-print="hide" className="mt-6 grid justify-items-start gap-4 lg:hidden">
      <FactList
        facts={[
          [words.location, job.location],
          [words.type, job.type],
          [words.pay, formatPay(job.pay)],
        ]}
      />
      <ButtonLink href={applicationFor(job)}>{words.apply}</ButtonLink>
    </div>
  );
}
