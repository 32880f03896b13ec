import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { PerLanguage } from './per-language.tsx';
import { listOf, type Pair, toPairs } from './sort-entries.ts';
import { SortableList } from './sortable-list.tsx';

type Props<Value> = {
  title: string;
  noun: string;
  languages: readonly LanguageCode[];
  lists: Pair<readonly Value[]>;
  empty: () => Value;
  most: number;
  /** One field in each language, whose label names the language. */
  isPlain?: true;
  onChange: (lists: Pair<Value[]>) => void;
  /** The fields of an entry in one language. */
  children: (value: Value, code: LanguageCode, at: number, change: (value: Value) => void) => ReactNode;
};

/** A list in each language. An entry moves and goes in all of them, so that they stay side by side. */
export function PairedList<Value>(props: Props<Value>) {
  const { title, noun, languages, lists, empty, most, isPlain, onChange, children } = props;
  const make = () => Object.fromEntries(languages.map((code) => [code, empty()])) as Pair<Value>;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <SortableList
        noun={noun}
        values={toPairs(lists, empty)}
        make={make}
        most={most}
        onChange={(pairs) =>
          onChange(Object.fromEntries(languages.map((code) => [code, listOf(pairs, code)])) as Pair<Value[]>)
        }
      >
        {(pair, at, change) => (
          <PerLanguage languages={languages} isPlain={isPlain}>
            {(code) =>
              children(pair[code] ?? empty(), code, at, (value) => change({ ...pair, [code]: value }))
            }
          </PerLanguage>
        )}
      </SortableList>
    </section>
  );
}
