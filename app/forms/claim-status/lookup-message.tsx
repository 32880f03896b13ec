import { useEffect, useRef } from 'react';
import type { Complaint } from '../kit/send/refusal.ts';

/** Why no claim is shown, and what to do. It takes the focus, which announces it. */
export function LookupMessage({ title, text }: Complaint) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby="lookup-message"
      className="rounded-md border-2 border-danger p-5"
    >
      <h2 id="lookup-message" className="text-title">
        {title}
      </h2>
      {text && <p className="mt-2">{text}</p>}
    </div>
  );
}
