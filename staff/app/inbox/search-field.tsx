import { type RefObject, useRef, useState } from 'react';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { inbox } from '../../words/inbox.ts';
import { keyLook } from './keys-dialog.tsx';

/** Short enough not to be noticed, long enough to skip the letters in the middle of a word. */
const pause = 60;

type Props = {
  search: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
};

/** Searches while a person types. Escape clears it. */
export function SearchField({ search, field, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cleared from elsewhere.
  if (search !== sent) {
    setSent(search);
    setTyped(search);
  }
  const submit = (text: string, wait: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, wait);
  };
  return (
    <search className="group relative order-1 flex-[1_1_100%] md:order-0 md:max-w-144 md:flex-[1_1_18rem]">
      <label htmlFor="inbox-search" className="sr-only">
        {inbox.search.label}
      </label>
      <LineIcon
        d="M8.500 14a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zm4-1.500L17 17"
        grid={20}
        strokeWidth={1.8}
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
      />
      <input
        id="inbox-search"
        ref={field}
        className="peer min-h-11 w-full rounded-full border-2 border-field bg-panel ps-10 pe-4 text-ellipsis placeholder:text-muted placeholder:opacity-100 mouse:min-h-9 mouse:placeholder-shown:pe-12"
        type="search"
        value={typed}
        maxLength={200}
        placeholder={inbox.search.hint}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        onChange={(event) => submit(event.target.value, pause)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            event.preventDefault();
            submit('', 0);
          } else if (event.key === 'Enter') submit(typed, 0);
        }}
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 group-focus-within:hidden peer-not-placeholder-shown:hidden mouse:inline-grid ${keyLook}`}
      >
        /
      </span>
    </search>
  );
}
