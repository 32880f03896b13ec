import type { jobDetail } from '#app/content/careers.ts';
import type { JobOpening } from '#app/content/types.ts';
import { formatPay } from '#app/lib/format-pay.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const applicationFor = ({ title }: JobOpening) => `/careers/apply?job=${encodeURIComponent(title)}`;

/** Location, pay and the apply button, for narrow screens, where `JobPanel` comes last. */
export function JobAtAGlance({ job, words }: { job: JobOpening; words: typeof jobDetail }) {
  return (
    <div data-print="hide" className="mt-6 grid justify-items-start gap-4 lg:hidden">
      <p className="font-bold">{`${job.location} · ${formatPay(job.pay)}`}</p>
      <ButtonLink href={applicationFor(job)}>{words.apply}</ButtonLink>
    </div>
  );
}
