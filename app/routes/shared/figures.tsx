import type { Statistic } from '#company/shape/types.ts';
import { FiguresSource } from './figures-source.tsx';

const columns: Record<number, string> = {
  1: 'w-fit',
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
};

/** Key figures of the company. The row overlaps the picture above it. */
export function Figures({ items }: { items: readonly Statistic[] }) {
  const sources = items.flatMap(({ from }) => from ?? []);
  return (
    <div className="figures shell relative z-1 -mt-14 md:-mt-16">
      <dl
        className={`grid gap-x-4 gap-y-6 rounded-lg bg-panel px-6 py-7 shadow-float ${columns[items.length] ?? 'grid-cols-2'} md:px-8 md:py-9`}
      >
        {items.map(({ number, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end md:not-first:border-l md:not-first:border-line md:not-first:pl-4"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-section leading-none font-extrabold text-accent">{number}</dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          <FiguresSource figures={sources} />
        </p>
      )}
    </div>
  );
}
