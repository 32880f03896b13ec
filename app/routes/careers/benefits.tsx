import { formatPay } from '#app/catalog/format-pay.ts';
import type { BenefitWords, JobOpening } from '#company/shape/types.ts';

type Pay = JobOpening['pay'];
type Props = BenefitWords & { jobs: readonly JobOpening[] };

/** Each benefit is led by its figure. The ranges of pay come from the openings that are listed. */
export function Benefits({ title, pay, items, jobs }: Props) {
  const listed = jobs.filter((job) => job.listed);
  const ranges = [...payRange(listed, 'hour'), ...payRange(listed, 'year')];
  return (
    <section aria-labelledby="benefits" className="section-space bg-sunken">
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-3">
          <h2 id="benefits" className="max-w-xl text-section">
            {title}
          </h2>
          {ranges.length > 0 && (
            <p className="max-w-sm">
              <span className="block font-bold">{pay.label}</span>
              {ranges.map((range) => (
                <span key={range.per} className="block font-display text-title font-bold text-accent">
                  {formatPay(range)}
                </span>
              ))}
              <span className="text-sm text-muted">{pay.note}</span>
            </p>
          )}
        </div>
        <ul className="mt-4 grid sm:mt-12 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {items.map((item) => (
            <li
              key={item.title}
              className="max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-x-3 max-sm:border-t max-sm:border-line max-sm:py-3 sm:rounded-lg sm:bg-panel sm:p-8"
            >
              <p className="font-display text-title font-bold text-accent max-sm:row-span-2 sm:text-section">
                {item.figure}
              </p>
              <h3 className="font-bold sm:mt-4 sm:text-title">{item.title}</h3>
              <p className="text-sm text-muted sm:mt-2 sm:text-base">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** From the lowest to the highest pay of the jobs that are paid by the hour, or by the year. */
function payRange(jobs: readonly JobOpening[], per: Pay['per']): Pay[] {
  const pays = jobs.map(({ pay }) => pay).filter((pay) => pay.per === per);
  if (pays.length === 0) return [];
  const from = Math.min(...pays.map((pay) => pay.from));
  const to = Math.max(...pays.map((pay) => pay.to));
  return [{ from, to, per }];
}
