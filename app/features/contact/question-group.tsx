import type { ReactNode } from 'react';

type Props = { title: string; note?: string; columns?: 'one' | 'two'; children: ReactNode };

/** A pair shares its rows: labels with hints, inputs, errors. So the inputs stay side by side, whatever is said about one of them. */
const pairsLook =
  'max-sm:gap-6 sm:-mb-6 sm:grid-cols-2 sm:gap-x-6 sm:*:row-span-3 sm:*:grid sm:*:grid-rows-subgrid sm:*:pb-6 sm:*:*:first:self-end';

/** Fields under one heading, in pairs where there is room. */
export function QuestionGroup({ title, note, columns = 'two', children }: Props) {
  return (
    <fieldset className="min-w-0 border-t-2 border-line pt-6">
      <legend className="float-left w-full font-display text-title font-bold">
        {title} {note && <span className="font-text text-sm font-normal text-muted">{note}</span>}
      </legend>
      <div className={`clear-left grid grid-cols-1 pt-5 ${columns === 'two' ? pairsLook : 'gap-6'}`}>
        {children}
      </div>
    </fieldset>
  );
}
