import type { SavedReply } from '#domain/saved-replies.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { savedReplies } from '../../words/saved-replies.ts';
import { useChangeReply } from './use-change-reply.ts';

const { remove: words } = savedReplies;

type Props = { reply: SavedReply; onDeleted: () => void; onClose: () => void };

/** Asks before a text is deleted. */
export function DeleteReplyDialog({ reply, onDeleted, onClose }: Props) {
  const { mutate, error, isPending } = useChangeReply();
  return (
    <Dialog title={words.title(reply.name)} onClose={() => onClose()}>
      <Failure error={error} />
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="danger"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate({ act: 'delete', reply }, { onSuccess: onDeleted })}
        >
          {words.yes}
        </Button>
        <Button onClick={() => onClose()}>{words.no}</Button>
      </div>
    </Dialog>
  );
}
