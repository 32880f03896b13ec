import type { Kind } from '#domain/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { kindNouns, settings } from '../../words/insight.ts';

const { question } = settings.retention;

type Props = { kind: Kind; days: number; deletions: number; onAgree: () => void; onCancel: () => void };

/** Says what fewer days would delete, and asks. */
export function DeletionQuestion({ kind, days, deletions, onAgree, onCancel }: Props) {
  const noun = kindNouns[kind][deletions === 1 ? 'one' : 'many'];
  return (
    <Dialog title={question.title(deletions, noun)} onClose={onCancel}>
      <p className="mt-3">{question.text(deletions, noun, days)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="danger" onClick={onAgree}>
          {question.yes}
        </Button>
        <Button onClick={onCancel}>{question.no}</Button>
      </div>
    </Dialog>
  );
}
