import { formatDate } from '#app/catalog/dates.ts';
import { formatPay } from '#app/catalog/format-pay.ts';
import { nameLocation } from '#app/catalog/job-locations.ts';
import { lastDayOf, type Opening } from '#app/catalog/jobs.ts';
import { labelOf } from '#app/catalog/label-of.ts';
import { BackLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { type jobDetail, optionLabels } from '#content/careers.ts';
import { applicationFor } from './job-at-a-glance.tsx';

/** The facts of an opening and the apply button, beside the description. On a narrow screen `JobAtAGlance` has some of them. */
export function JobPanel({ job, words }: { job: Opening; words: typeof jobDetail }) {
  const facts = [
    { label: words.department, value: job.department },
    { label: words.location, value: nameLocation(job.location), isAtAGlance: true },
    { label: words.type, value: labelOf(optionLabels, job.type), isAtAGlance: true },
    { label: words.pay, value: formatPay(job.pay), isAtAGlance: true },
    ...(job.listed || job.isClosed
      ? [
          { label: words.posted, value: formatDate(job.posted) },
          { label: words.closes, value: formatDate(lastDayOf(job)) },
        ]
      : []),
  ];
  return (
    <aside className="self-start rounded-lg bg-sunken p-8 lg:sticky lg:top-28">
      <dl className="grid gap-4">
        {facts.map(({ label, value, isAtAGlance }) => (
          <div key={label} className={isAtAGlance ? 'max-lg:hidden' : undefined}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {!job.listed && (
        <p className="mt-6 mb-3 border-t border-line pt-4">{job.isClosed ? words.closed : words.notListed}</p>
      )}
      {!job.isClosed && (
        <p className="mt-8 mb-3 grid">
          <ButtonLink href={applicationFor(job)}>{words.apply}</ButtonLink>
        </p>
      )}
      <BackLink {...words.back} />
    </aside>
  );
}
