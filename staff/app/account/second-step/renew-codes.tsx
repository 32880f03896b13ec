import { useState } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { backupWords } from '../../../words/account.ts';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmPassword } from './confirm-password.tsx';

const words = backupWords.renew;

/** New backup codes in place of the old ones. */
export function RenewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
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
