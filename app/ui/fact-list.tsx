import type { ReactNode } from 'react';

export type Facts = readonly (readonly [label: string, value: ReactNode])[];

/** Short facts, each value beside its label. */
export function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
