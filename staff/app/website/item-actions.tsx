import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ToolButton } from '../../ui/tool-button.tsx';
import { itemForm } from '../../words/website.ts';
import { rowLook } from '../ui/looks.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { type Address, discardDraft, saveDraft } from './use-website.ts';

type Props = {
  address: Address;
  name: string;
  /** Of the draft. 0: there is none. */
  version: number;
  isPublished: boolean;
  /** Before the draft goes: nothing that was typed is saved after it. */
  onLeave: () => void;
  onRemoved: () => void;
};

/** Discards the draft, or makes one that removes the item. */
export function ItemActions({ address, name, version, isPublished, onLeave, onRemoved }: Props) {
  const [asked, setAsked] = useState<'discard' | 'remove'>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async (act: 'discard' | 'remove') => {
      if (act === 'discard') await discardDraft(address, version);
      else await saveDraft(address, { value: null, seen: version });
      onLeave();
      return act;
    },
    onSuccess: async (act) => {
      await queries.invalidateQueries({ queryKey: ['website'], exact: true });
      if (act === 'discard') await navigate('/website');
      else onRemoved();
    },
  });
  const close = () => {
    reset();
    setAsked(undefined);
  };
  const { actions, discard, removal } = itemForm;
  const words = asked === 'discard' ? { ...discard } : { ...removal, title: removal.title(name) };
  return (
    <p className={rowLook}>
      {version > 0 && <ToolButton onClick={() => setAsked('discard')}>{actions.discard}</ToolButton>}
      {isPublished && address.kind !== 'questions' && (
        <ToolButton look="danger" onClick={() => setAsked('remove')}>
          {address.kind === 'notice' ? actions.end : actions.remove}
        </ToolButton>
      )}
      {asked && (
        <QuestionDialog
          {...words}
          error={error}
          isPending={isPending}
          onSubmit={() => mutate(asked)}
          onClose={close}
        >
          <p>{asked === 'discard' && !isPublished ? discard.textNew : words.text}</p>
        </QuestionDialog>
      )}
    </p>
  );
}
