import { useRef, useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { Button } from '../../ui/button.tsx';
import { backupWords, secondStepWords } from '../../words/account.ts';
import type { Me } from '../ui/use-me.ts';
import { AccountSection } from './account-section.tsx';
import { BackupCodes } from './second-step/backup-codes.tsx';
import { ConfirmPassword } from './second-step/confirm-password.tsx';
import { SetUpSecondStep } from './second-step/set-up.tsx';

type Open = 'nothing' | 'set-up' | 'replacement' | 'renewal';

/** Offers the second step, or another phone and new backup codes if it is on. */
export function SecondStepSection({ me }: { me: Me }) {
  const [open, setOpen] = useState<Open>('nothing');
  const section = useRef<HTMLElement>(null);
  /** What had the focus is removed. The section keeps the place. */
  const change = (next: Open) => {
    section.current?.focus();
    setOpen(next);
  };
  const close = () => change('nothing');
  return (
    <AccountSection ref={section} title={secondStepWords.title} lead={secondStepWords.lead}>
      {open === 'set-up' && <SetUpSecondStep doneLabel={secondStepWords.done} onDone={close} />}
      {open === 'replacement' && (
        <SetUpSecondStep isReplacement doneLabel={secondStepWords.done} onDone={close} onCancel={close} />
      )}
      {open === 'renewal' && <RenewCodes onDone={close} />}
      {open === 'nothing' && (
        <>
          <p>{me.hasSecondStep ? secondStepWords.on : secondStepWords.off}</p>
          {me.hasSecondStep && (
            <p className="text-sm text-muted">
              {secondStepWords.newPhone} {me.role === 'owner' && secondStepWords.onlyOwner}
            </p>
          )}
          <p className="flex flex-wrap gap-3">
            {me.hasSecondStep ? (
              <>
                <Button onClick={() => change('replacement')}>{secondStepWords.replacement.start}</Button>
                <Button onClick={() => change('renewal')}>{backupWords.renew.start}</Button>
              </>
            ) : (
              <Button onClick={() => change('set-up')}>{secondStepWords.start}</Button>
            )}
          </p>
        </>
      )}
    </AccountSection>
  );
}

/** New backup codes in place of the old ones. */
function RenewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const words = backupWords.renew;
  if (codes)
    return (
      <>
        <p>{backupWords.lead}</p>
        <BackupCodes codes={codes} doneLabel={words.done} onDone={onDone} />
      </>
    );
  return (
    <>
      <p>{words.lead}</p>
      <ConfirmPassword
        label={words.title}
        submit={words.submit}
        path="/two-factor/generate-backup-codes"
        onConfirmed={({ backupCodes = [] }) => setCodes(backupCodes)}
      />
      <TextButton className="justify-self-start" onClick={onDone}>
        {words.cancel}
      </TextButton>
    </>
  );
}
