import { type RefObject, useEffect, useRef, useState } from 'react';
import { kinds } from '#domain/kinds.ts';
import { isOtherLanguage, nameOfLanguage } from '#domain/languages.ts';
import type { SavedReply } from '#domain/saved-replies.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { outcomeWords } from '../../words/conversation.ts';
import { savedReplies as words } from '../../words/saved-replies.ts';
import { shell } from '../../words/shell.ts';
import { useSavedReplies } from '../ui/use-saved-replies.ts';
import { DeleteReplyDialog } from './delete-reply-dialog.tsx';
import { SavedReplyDialog } from './saved-reply-dialog.tsx';

type Open =
  | { dialog: 'none' }
  | { dialog: 'add' }
  | { dialog: 'edit'; reply: SavedReply }
  | { dialog: 'delete'; reply: SavedReply };

/** For owners: the texts that answers start from. */
export function SavedRepliesSection() {
  const { data, error } = useSavedReplies();
  const [open, setOpen] = useState<Open>({ dialog: 'none' });
  const [done, setDone] = useState('');
  const section = useRef<HTMLElement>(null);
  const remember = useReturningFocus(open.dialog !== 'none', section);

  function show(next: Open) {
    remember();
    setDone('');
    setOpen(next);
  }
  function close(sentence = '') {
    setDone(sentence);
    setOpen({ dialog: 'none' });
  }

  return (
    <Panel ref={section} tabIndex={-1} title={words.title}>
      <p className="text-muted">{words.lead}</p>
      {error && <Failure error={error} />}
      {data?.replies.length === 0 && <p>{words.none}</p>}
      {[null, ...kinds].map((kind) => (
        <RepliesOfKind
          key={kind}
          title={kind ? shell.kindsPlural[kind] : words.everyKind}
          replies={data?.replies.filter((reply) => reply.kind === kind) ?? []}
          onEdit={(reply) => show({ dialog: 'edit', reply })}
        />
      ))}
      <p role="status" className="font-semibold text-accent empty:sr-only">
        {done}
      </p>
      <Button onClick={() => show({ dialog: 'add' })} className="justify-self-start">
        {words.add}
      </Button>
      {open.dialog === 'add' && (
        <SavedReplyDialog onSaved={(name) => close(words.saved(name))} onClose={close} />
      )}
      {open.dialog === 'edit' && (
        <SavedReplyDialog
          reply={open.reply}
          onSaved={(name) => close(words.saved(name))}
          onDelete={() => setOpen({ dialog: 'delete', reply: open.reply })}
          onClose={close}
        />
      )}
      {open.dialog === 'delete' && (
        <DeleteReplyDialog
          reply={open.reply}
          onDeleted={() => close(words.deleted(open.reply.name))}
          onClose={close}
        />
      )}
    </Panel>
  );
}

type ListProps = { title: string; replies: SavedReply[]; onEdit: (reply: SavedReply) => void };

function RepliesOfKind({ title, replies, onEdit }: ListProps) {
  if (replies.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul>
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center gap-3 border-t border-line py-1.5">
            <p className="min-w-0 flex-1 wrap-anywhere">
              {reply.name}
              {isOtherLanguage(reply.language) && <Tag>{nameOfLanguage(reply.language)}</Tag>}
              {reply.outcome && <Tag>{outcomeWords.labels[reply.outcome]}</Tag>}
            </p>
            <Button aria-label={words.editNamed(reply.name)} onClick={() => onEdit(reply)}>
              {words.edit}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After the dialogs, the focus is where it was before them. If that is gone, the section has it. */
function useReturningFocus(isOpen: boolean, section: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (isOpen || !before.current) return;
    if (before.current.isConnected) (before.current as HTMLElement).focus();
    else section.current?.focus();
    before.current = null;
  }, [isOpen, section]);
  return () => {
    before.current = document.activeElement;
  };
}
