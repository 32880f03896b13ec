import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { backupWords, secondStepWords } from '../../../words/account.ts';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { ScanCode } from './scan-code.tsx';

type Step =
  | { name: 'confirm' }
  | { name: 'scan'; totpURI: string; codes: string[] }
  | { name: 'store'; codes: string[] };

const places: Record<Step['name'], { place: number; title: string }> = {
  confirm: { place: 1, title: secondStepWords.confirm.title },
  scan: { place: 2, title: secondStepWords.scan.title },
  store: { place: 3, title: backupWords.title },
};

/** Password, picture with code, backup codes. */
export function SetUpSecondStep({ doneLabel, onDone }: { doneLabel: string; onDone: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'confirm' });
  const queries = useQueryClient();
  const heading = useFocusOnChange(step.name);
  const { place, title } = places[step.name];

  async function goOn(codes: string[]) {
    setStep({ name: 'store', codes });
    // Turning it on started a new session, with a new token for changes.
    await queries.invalidateQueries({ queryKey: ['me'] });
  }

  return (
    <section aria-labelledby="set-up-title" className="grid grid-cols-1 gap-4">
      <header>
        <p className="text-sm font-semibold text-muted">{secondStepWords.step(place)}</p>
        <h2 id="set-up-title" ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h2>
      </header>
      {step.name === 'confirm' && (
        <ConfirmPassword
          label={title}
          submit={secondStepWords.confirm.submit}
          path="/two-factor/enable"
          onConfirmed={({ totpURI = '', backupCodes = [] }) =>
            setStep({ name: 'scan', totpURI, codes: backupCodes })
          }
        />
      )}
      {step.name === 'scan' && <ScanCode totpURI={step.totpURI} onVerified={() => goOn(step.codes)} />}
      {step.name === 'store' && (
        <>
          <p className="text-muted">{backupWords.lead}</p>
          <BackupCodes codes={step.codes} doneLabel={doneLabel} onDone={onDone} />
        </>
      )}
    </section>
  );
}

/** The form with the focus is gone, so the next heading takes it. */
function useFocusOnChange(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(name);
  useEffect(() => {
    if (last.current !== name) heading.current?.focus();
    last.current = name;
  }, [name]);
  return heading;
}
