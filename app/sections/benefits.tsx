import { formatPay } from '#app/lib/format-pay.ts';
import type { BenefitWords, JobOpening } from '#app/words/types.ts';

type Props = BenefitWords & { jobs: readonly JobOpening[] };

/** Each benefit is led by its figure. The range of pay comes from the openings that are listed. */
export function Benefits({ title, pay, items, jobs }: Props) {
  const range = payRangeOf(jobs.filter(({ listed }) => listed));
  return (
    <section aria-labelledby="benefits" className="section-space bg-sunken">
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-3">
          <h2 id="benefits" className="max-w-xl text-section">
            {title}
          </h2>
          {range && (
            <p className="max-w-sm">
              <span className="block font-bold">{pay.label}</span>
              <span className="block font-display text-title font-bold text-accent">{formatPay(range)}</span>
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

/** From the lowest to the highest hourly pay. */
function payRangeOf(jobs: readonly JobOpening[]): JobOpening['pay'] | undefined {
  const hourly = jobs.map(({ pay }) => pay).filter(({ per }) => per === 'hour');
  if (hourly.length === 0) return undefined;
  return {
    from: Math.min(...hourly.map(({ from }) => from)),
    to: Math.max(...hourly.map(({ to }) => to)),
    per: 'hour',
  };
}
