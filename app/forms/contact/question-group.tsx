import type { ReactNode } from 'react';

type Props = { title: string; note?: string; columns?: 'one' | 'two'; children: ReactNode };

/** Fields under one heading, in pairs where there is room. */
export function QuestionGroup({ title, note, columns = 'two', children }: Props) {
  return (
    <fieldset className="min-w-0 border-t-2 border-line pt-6">
      <legend className="float-left w-full font-display text-title font-bold">
        {title} {note && <span className="font-text text-sm font-normal text-muted">{note}</span>}
      </legend>
      <div className={`clear-left grid grid-cols-1 gap-6 pt-5 ${columns === 'two' ? 'field-pairs' : ''}`}>
        {children}
      </div>
    </fieldset>
  );
}
