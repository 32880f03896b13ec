import { useRef, useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { Button } from '../../ui/button.tsx';
import { sealed as words } from '../../words/sealed.ts';
import { forgetKey, useLoadedKey } from './loaded-keys.ts';
import { OpenedNumber } from './opened-number.tsx';
import { UnsealForm } from './unseal-form.tsx';

type Props = { verificationId: string; keyId: string };

type State = { step: 'sealed'; news?: string } | { step: 'asking' } | { step: 'open'; number: string };

const lineLook = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1';

/** The sealed number of a verification. It is opened in the browser, with a key that the server never sees. */
export function SealedNumber({ verificationId, keyId }: Props) {
  const [state, setState] = useState<State>({ step: 'sealed' });
  const loaded = useLoadedKey(keyId);
  const box = useRef<HTMLDivElement>(null);

  /** What had the focus is removed. The box keeps the place. */
  function seal(news?: string) {
    if (box.current?.contains(document.activeElement)) box.current.focus();
    setState({ step: 'sealed', ...(news && { news }) });
  }

  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-3">
      {state.step === 'open' && <OpenedNumber number={state.number} onHide={() => seal(words.hidden)} />}
      {state.step === 'asking' && (
        <UnsealForm
          verificationId={verificationId}
          keyId={keyId}
          onOpened={(number) => setState({ step: 'open', number })}
          onCancel={() => seal()}
        />
      )}
      {state.step === 'sealed' && (
        <p className={lineLook}>
          <span>{words.stored(keyId)}</span>
          <Button onClick={() => setState({ step: 'asking' })}>{words.open}</Button>
        </p>
      )}
      <p role="status" className="text-sm text-muted empty:sr-only">
        {state.step === 'sealed' && state.news}
      </p>
      {loaded && (
        <p className={`${lineLook} text-sm`}>
          <span>{words.loaded}</span>
          <TextButton
            onClick={() => {
              forgetKey(keyId);
              seal(words.forgotten);
            }}
          >
            {words.forget}
          </TextButton>
        </p>
      )}
    </div>
  );
}
