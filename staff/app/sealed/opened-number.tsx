import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { sealed as words } from '../../words/sealed.ts';

const secondsShown = 60;

/** The number, for a limited time. It is not selectable, so that it is not copied by accident. */
export function OpenedNumber({ number, onHide }: { number: string; onHide: () => void }) {
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
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const until = Date.now() + secondsShown * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000);
      if (seconds > 0) setLeft(seconds);
      else end.current();
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
