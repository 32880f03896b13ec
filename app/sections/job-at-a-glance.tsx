import type { jobDetail } from '#app/content/careers.ts';
import type { JobOpening } from '#app/content/types.ts';
import { formatPay } from '#app/lib/format-pay.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const applicationFor = ({ title }: JobOpening) => `/careers/apply?job=${encodeURIComponent(title)}`;

/** Where, for how much, and the way to apply: for screens on which the panel with all of it comes last. */
export function JobAtAGlance({ job, words }: { job: JobOpening; words: typeof jobDetail }) {
  return (
    <div data-print="hide" className="mt-6 grid justify-items-start gap-4 lg:hidden">
      <p className="font-bold">{`${job.location} · ${formatPay(job.pay)}`}</p>
      <ButtonLink href={applicationFor(job)}>{words.apply}</ButtonLink>
    </div>
  );
}
