import { type jobDetail, openForDays } from '#app/content/careers.ts';
import type { JobOpening } from '#app/content/types.ts';
import { addDays, formatDate } from '#app/lib/dates.ts';
import { formatPay } from '#app/lib/format-pay.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { applicationFor } from './job-at-a-glance.tsx';

/** The facts of an opening and the apply button, beside the description. */
export function JobPanel({ job, words }: { job: JobOpening; words: typeof jobDetail }) {
  const facts = [
    [words.department, job.department],
    [words.location, job.location],
    [words.type, job.type],
    [words.pay, formatPay(job.pay)],
    [words.posted, formatDate(job.posted)],
    [words.closes, formatDate(addDays(job.posted, openForDays))],
  ];
  return (
    <aside className="self-start rounded-lg bg-sunken p-8 lg:sticky lg:top-28">
      <dl className="grid gap-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 mb-3 grid">
        <ButtonLink href={applicationFor(job)}>{words.apply}</ButtonLink>
      </p>
      <ArrowLink {...words.back} />
    </aside>
  );
}
