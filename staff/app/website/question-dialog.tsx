import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, safeButton } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';

type Props = {
  title: string;
  submit: string;
  cancel: string;
  error: unknown;
  /** In the server's words, if it has any. */
  sentence?: string | undefined;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that others notice. It opens on the button that changes nothing. */
export function QuestionDialog(props: Props) {
  const { title, submit, cancel, error, sentence, isPending, onSubmit, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {sentence ? (
        <p role="alert" className="font-semibold text-danger">
          {sentence}
        </p>
      ) : (
        <Failure error={error} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" aria-disabled={isPending || undefined} onClick={() => !isPending && onSubmit()}>
          {submit}
        </Button>
        <Button onClick={onClose} {...safeButton}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
