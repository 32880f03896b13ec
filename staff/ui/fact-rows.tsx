import type { ReactNode } from 'react';

const columns = {
  wide: 'sm:grid-cols-[12rem_minmax(0,1fr)]',
  narrow: 'sm:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[8rem_minmax(0,1fr)]',
};

type Props = { rows: readonly (readonly [label: string, value: ReactNode])[]; labels?: keyof typeof columns };

/** Facts in sentences. Each stands beside its label where there is room, and below it on a phone. */
export function FactRows({ rows, labels = 'wide' }: Props) {
  return (
    <dl className="grid gap-2.5">
      {rows.map(([label, value]) => (
        <div key={label} className={`grid grid-cols-1 gap-x-4 ${columns[labels]}`}>
          <dt className="font-semibold">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
