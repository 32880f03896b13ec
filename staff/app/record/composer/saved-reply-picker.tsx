import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { nameOfLanguage } from '#domain/languages.ts';
import type { SavedReply } from '#domain/saved-replies.ts';
import { fieldLook } from '../../../ui/field-look.ts';
import { pickerWords as words } from '../../../words/saved-replies.ts';
import { MarkTag } from '../../ui/marks.tsx';
import { findReplies } from './find-replies.ts';
import { moveOption } from './move-option.ts';

/** On a phone it lies at the top, where the keyboard does not cover it. */
const popoverLook =
  'mx-auto mt-[max(0.75rem,12dvh)] mb-auto max-h-[min(70dvh,28rem)] w-[min(36rem,100vw-1.5rem)] grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)] gap-2 rounded-md border border-line bg-panel p-3 text-ink shadow-float open:grid max-md:mt-3';
const optionLook =
  'grid min-h-11 cursor-pointer content-center rounded-sm px-3 py-1.5 aria-selected:bg-hover aria-selected:[box-shadow:inset_0.1875rem_0_0_var(--color-accent)]';

type Props = {
  replies: readonly SavedReply[];
  /** Of the record. Its texts come first, and the others have a tag. */
  language: string;
  onChoose: (reply: SavedReply) => void;
  /** Escape, or a click beside it. Not called after a choice. */
  onClose: () => void;
};

/** Finds a saved text by its words. Open as long as it is rendered. The browser returns the focus to where it was. */
export function SavedReplyPicker({ replies, language, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const popover = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasChosen = useRef(false);
  const id = useId();
  const found = findReplies(replies, typed, language);
  const current = found[at];

  useEffect(() => {
    popover.current?.showPopover();
    field.current?.focus();
  }, []);

  function choose(reply: SavedReply) {
    hasChosen.current = true;
    popover.current?.hidePopover();
    onChoose(reply);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = moveOption(event.key, at, found.length);
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) choose(current);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  }

  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={words.title}
      className={popoverLook}
      onToggle={({ newState }) => newState === 'closed' && !hasChosen.current && onClose()}
    >
      <input
        ref={field}
        role="combobox"
        aria-label={words.filter}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.id}`}
        aria-autocomplete="list"
        placeholder={words.filter}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className={`min-h-11 w-full placeholder:text-muted placeholder:opacity-100 ${fieldLook}`}
      />
      <p role="status" className="px-1 text-sm text-muted">
        {replies.length === 0 ? words.empty : words.found(found.length)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={words.title} className="overflow-y-auto">
        {found.map((reply, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            ref={index === at ? showOption : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(reply)}
            className={optionLook}
          >
            <span className="flex items-center gap-2">
              <span className="truncate font-semibold">{reply.name}</span>
              {reply.language !== language && (
                <MarkTag tone="quiet">{nameOfLanguage(reply.language)}</MarkTag>
              )}
            </span>
            <span className="truncate text-sm text-muted">{firstWords(reply.body)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Called when an option becomes the current one. */
function showOption(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

/** What comes after the greeting. */
function firstWords(body: string): string {
  const [, ...rest] = body.split(/\n\s*\n/);
  return (rest.join(' ') || body).slice(0, 160);
}
