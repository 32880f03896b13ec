import { formatDay } from '#app/catalog/dates.ts';
import { addUp } from '#app/catalog/told-claim.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { ToldClaim as Words } from '#company/shape/types.ts';
import { dollars } from '#content/phrases/dollars.ts';

/** A claim day by day, with what was paid and why. */
export function ToldClaim({ title, text, note, days, bill, link, sample }: Words) {
  const { total, paid } = addUp(bill);
  return (
    <Section
      id="told-claim"
      title={title}
      text={text}
      layout="besideTimeline"
      side="lg:sticky lg:top-28 lg:self-start"
    >
      <div>
        <Timeline items={days.map((day) => ({ ...day, time: formatDay(day.at) }))} />
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
    </Section>
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
