import { addUp } from '#app/catalog/told-claim.ts';
import { formatDay } from '#app/lib/dates.ts';
import type { ToldClaim as Words } from '#app/shape/types.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { dollars } from '#content/phrases/dollars.ts';

/** A claim day by day, with what was paid and why. */
export function ToldClaim({ title, text, note, days, bill, link, sample }: Words) {
  const { total, paid } = addUp(bill);
  return (
    <section aria-labelledby="told-claim" className="section-space">
      <div className="shell grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="told-claim" className="text-section">
            {title}
          </h2>
          <p className="mt-5 max-w-md text-lg text-muted">{text}</p>
        </div>
        <div>
          <ol className="timeline">
            {days.map((day) => (
              <li key={day.at}>
                <time dateTime={day.at}>{formatDay(day.at)}</time>
                <div>
                  <h3 className="text-title">{day.title}</h3>
                  <p className="mt-1 text-muted">{day.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-12 rounded-lg bg-panel p-6 shadow-card sm:p-8">
            <h3 id="bill" className="text-title">
              {bill.title}
            </h3>
            <dl aria-labelledby="bill" className="mt-4">
              {bill.items.map(({ label, amount }) => (
                <Line key={label} label={label} amount={dollars(amount)} />
              ))}
              <Line label={bill.total} amount={dollars(total)} isSum />
              <Line label={bill.deductible.label} amount={`−${dollars(bill.deductible.amount)}`} />
              <Line label={bill.paid} amount={dollars(paid)} isSum />
              <Line label={bill.excluded.label} amount={dollars(bill.excluded.amount)} />
            </dl>
          </div>
          {sample && <p className="mt-6 text-sm text-muted">{note}</p>}
          <p className="mt-2">
            <ArrowLink {...link} />
          </p>
        </div>
      </div>
    </section>
  );
}

function Line({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-6 py-2 ${isSum ? 'border-t border-line font-bold' : 'text-muted'}`}
    >
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
