import { useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { Button } from '../../ui/button.tsx';
import { backupWords, secondStepWords } from '../../words/account.ts';
import type { Me } from '../shell/use-me.ts';
import { AccountSection } from './account-section.tsx';
import { BackupCodes } from './second-step/backup-codes.tsx';
import { ConfirmPassword } from './second-step/confirm-password.tsx';
import { SetUpSecondStep } from './second-step/set-up.tsx';

/** Offers the second step, or new backup codes if it is on. */
export function SecondStepSection({ me }: { me: Me }) {
  const [open, setOpen] = useState<'nothing' | 'set-up' | 'renewal'>('nothing');
  const close = () => setOpen('nothing');
  return (
    <AccountSection title={secondStepWords.title} lead={secondStepWords.lead}>
      {open === 'set-up' && <SetUpSecondStep doneLabel={secondStepWords.done} onDone={close} />}
      {open === 'renewal' && <RenewCodes onDone={close} />}
      {open === 'nothing' && (
        <>
          <p>{me.hasSecondStep ? secondStepWords.on : secondStepWords.off}</p>
          {me.hasSecondStep && <p className="text-sm text-muted">{secondStepWords.newPhone}</p>}
          <Button
            onClick={() => setOpen(me.hasSecondStep ? 'renewal' : 'set-up')}
            className="justify-self-start"
          >
            {me.hasSecondStep ? backupWords.renew.start : secondStepWords.start}
          </Button>
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
