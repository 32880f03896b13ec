import { type ReactNode, useRef, useState } from 'react';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { listWords as words } from '../../words/website.ts';
import { rowLook } from '../ui/looks.ts';
import { type Entry, insertAt, moveEntry, removeAt, toEntries } from './sort-entries.ts';

type Props<Value> = {
  /** 'Question': names each entry with its number. */
  noun: string;
  values: readonly Value[];
  make: () => Value;
  onChange: (values: Value[]) => void;
  most: number;
  /** The fields of an entry. */
  children: (value: Value, at: number, change: (value: Value) => void) => ReactNode;
};

/** A list that is sorted by buttons, which a keyboard and a thumb reach alike. What is removed can be brought back. */
export function SortableList<Value>({ noun, values, make, onChange, most, children }: Props<Value>) {
  const list = useRef<HTMLOListElement>(null);
  const [entries, setEntries] = useState(() => toEntries(values));
  const [removed, setRemoved] = useState<{ entry: Entry<Value>; at: number }>();
  const [said, setSaid] = useState('');
  const change = (next: Entry<Value>[]) => {
    setEntries(next);
    onChange(next.map(({ value }) => value));
  };
  const move = (from: number, to: number) => {
    change(moveEntry(entries, from, to));
    setSaid(words.moved(noun, to + 1, entries.length));
  };
  const remove = (at: number) => {
    const entry = entries[at];
    if (!entry) return;
    change(removeAt(entries, at));
    setRemoved({ entry, at });
    setSaid(words.removed(noun, at + 1));
  };
  const undo = () => {
    if (!removed) return;
    change(insertAt(entries, removed.at, removed.entry));
    setRemoved(undefined);
    setSaid(words.back(noun, removed.at + 1));
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol ref={list} className="grid grid-cols-1 gap-3">
        {entries.map((entry, at) => (
          <li key={entry.id} className="grid grid-cols-1 gap-3 rounded-sm border border-line p-3.5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{words.numbered(noun, at + 1)}</span>
              <span className="flex gap-1.5">
                <MoveButton
                  label={words.up(noun, at + 1)}
                  d="m3 10 5-5 5 5"
                  isOff={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <MoveButton
                  label={words.down(noun, at + 1)}
                  d="m3 6 5 5 5-5"
                  isOff={at === entries.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <ToolButton aria-label={words.removeThis(noun, at + 1)} onClick={() => remove(at)}>
                  {words.remove}
                </ToolButton>
              </span>
            </div>
            {children(entry.value, at, (value) =>
              change(entries.map((each) => (each.id === entry.id ? { ...each, value } : each))),
            )}
          </li>
        ))}
      </ol>
      <div className={rowLook}>
        {entries.length < most && (
          <ToolButton onClick={() => change([...entries, ...toEntries([make()])])}>
            {words.add(noun)}
          </ToolButton>
        )}
        <span role="status" className="text-sm text-muted empty:hidden">
          {said}
        </span>
        {removed && <ToolButton onClick={undo}>{words.undo}</ToolButton>}
      </div>
    </div>
  );
}

type MoveProps = { label: string; d: string; isOff: boolean; onClick: () => void };

/** It keeps the focus at the end of the list, so that it can be pressed again after a move back. */
function MoveButton({ label, d, isOff, onClick }: MoveProps) {
  return (
    <ToolButton
      look="icon"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <LineIcon d={d} grid={16} strokeWidth={2.2} className="size-4" />
    </ToolButton>
  );
}
