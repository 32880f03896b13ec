import { Button } from '../../ui/button.tsx';
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts';
import { personWords } from '../../words/team.ts';

const { reset: words } = personWords;

/** Says what a reset does, and asks. */
export function ResetQuestion({ onReset, onCancel }: { onReset: () => void; onCancel: () => void }) {
  const cancel = useFocusIfLost<HTMLButtonElement>();
  return (
    <>
      <p>{words.effect}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={onReset}>
          {words.submit}
        </Button>
        <Button ref={cancel} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
