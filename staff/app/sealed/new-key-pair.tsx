import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts';
import { sealingKeys as words } from '../../words/sealed.ts';
import { ConfirmKeyForm } from './confirm-key-form.tsx';
import type { KeyPair } from './make-key-pair.ts';
import { PassphraseForm } from './passphrase-form.tsx';

type Props = { onInstalled: (keyId: string) => void; onCancel: () => void };

/** Two steps: make the pair, then prove that its private half was saved. Only then is the public half installed. */
export function NewKeyPair({ onInstalled, onCancel }: Props) {
  const [pair, setPair] = useState<KeyPair>();
  const step = pair ? 'confirm' : 'passphrase';
  return (
    <div className="grid grid-cols-1 gap-5 border-t border-line pt-5">
      <StepHead key={step} {...words.steps[step]} />
      {pair ? (
        <ConfirmKeyForm pair={pair} onInstalled={() => onInstalled(pair.keyId)} />
      ) : (
        <PassphraseForm onMade={setPair} />
      )}
      <Button onClick={onCancel} className="justify-self-start">
        {words.cancel}
      </Button>
    </div>
  );
}

function StepHead({ title, text }: { title: string; text: string }) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <header>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p className="text-muted">{text}</p>
    </header>
  );
}
