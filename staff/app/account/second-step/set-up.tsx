import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { type AuthAnswer, sendAuth } from '../../../api/auth-client.ts';
import { backupWords, secondStepWords } from '../../../words/account.ts';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { ConfirmReplacement } from './confirm-replacement.tsx';
import { ScanCode } from './scan-code.tsx';

type Step =
  | { name: 'confirm' }
  | { name: 'scan'; totpURI: string; codes: string[]; offer: string | undefined }
  | { name: 'store'; codes: string[] };

const places: Record<Step['name'], { place: number; title: string }> = {
  confirm: { place: 1, title: secondStepWords.confirm.title },
  scan: { place: 2, title: secondStepWords.scan.title },
  store: { place: 3, title: backupWords.title },
};

type Props = {
  /** In place of a second step that is on already. */
  isReplacement?: boolean;
  doneLabel: string;
  onDone: () => void;
  /** Until the new second step works. */
  onCancel?: () => void;
};

/** Password, picture with code, backup codes. */
export function SetUpSecondStep({ isReplacement = false, doneLabel, onDone, onCancel }: Props) {
  const [step, setStep] = useState<Step>({ name: 'confirm' });
  const queries = useQueryClient();
  const heading = useFocusOnChange(step.name);
  const { place, title } = places[step.name];

  const show = ({ totpURI = '', backupCodes = [], offer }: AuthAnswer) =>
    setStep({ name: 'scan', totpURI, codes: backupCodes, offer });

  async function confirm(code: string, { codes, offer }: Extract<Step, { name: 'scan' }>) {
    await (offer
      ? sendAuth('/two-factor/replace', { offer, code })
      : sendAuth('/two-factor/verify-totp', { code }));
    setStep({ name: 'store', codes });
    // Turning it on started a new session, with a new token for changes. Replacing it ended the others.
    await queries.invalidateQueries();
  }

  return (
    <section aria-labelledby="set-up-title" className="grid grid-cols-1 gap-4">
      <header>
        <p className="text-sm font-semibold text-muted">{secondStepWords.step(place)}</p>
        <h2 id="set-up-title" ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h2>
      </header>
      {step.name === 'confirm' && isReplacement && <ConfirmReplacement onConfirmed={show} />}
      {step.name === 'confirm' && !isReplacement && (
        <ConfirmPassword
          label={title}
          submit={secondStepWords.confirm.submit}
          path="/two-factor/enable"
          onConfirmed={show}
        />
      )}
      {step.name === 'scan' && (
        <ScanCode
          totpURI={step.totpURI}
          submit={isReplacement ? secondStepWords.replacement.submit : secondStepWords.scan.submit}
          onCode={(code) => confirm(code, step)}
        />
      )}
      {step.name !== 'store' && onCancel && (
        <TextButton className="justify-self-start" onClick={onCancel}>
          {secondStepWords.replacement.cancel}
        </TextButton>
      )}
      {step.name === 'store' && (
        <>
          {isReplacement && <p>{secondStepWords.replacement.done}</p>}
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
