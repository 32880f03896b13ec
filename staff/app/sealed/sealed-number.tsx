import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { Button } from '../../ui/button.tsx';
import { sealed as words } from '../../words/sealed.ts';
import { forgetKey, useLoadedKey } from './loaded-keys.ts';
import { UnsealForm } from './unseal-form.tsx';

const secondsShown = 60;

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

/** The number, for a limited time. It is not selectable, so that it is not copied by accident. */
function OpenedNumber({ number, onHide }: { number: string; onHide: () => void }) {
  const left = useSecondsLeft(onHide);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-sm bg-sunken px-4 py-3"
    >
      <p>
        <span className="sr-only">{words.number}: </span>
        <span className="font-display text-[1.5rem] font-bold tracking-[0.06em] tabular-nums select-none">
          {number}
        </span>
      </p>
      <p role="timer" className="text-sm text-muted">
        {words.hides(left)}
      </p>
      <Button onClick={onHide}>{words.hide}</Button>
    </div>
  );
}

function useSecondsLeft(onEnd: () => void): number {
  const [left, setLeft] = useState(secondsShown);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const until = Date.now() + secondsShown * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000);
      if (seconds > 0) setLeft(seconds);
      else end();
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
