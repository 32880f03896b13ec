import { useState } from 'react';
import { isDeliverable } from '#domain/mail-address.ts';
import { fieldLook } from '../../../ui/field-look.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { composerWords as words } from '../../../words/conversation.ts';
import { labelLook, problemLook, rowLook } from '../../ui/looks.ts';
import type { ShownRecord } from '../ui/use-record.ts';

type Props = { record: ShownRecord; to: string | undefined; onChange: (to: string | undefined) => void };

/** Where the answer goes. A wrong address is corrected here. */
export function Recipient({ record: { entry }, to, onChange }: Props) {
  const known = entry.reply_to ?? entry.email;
  const [isChanging, setChanging] = useState(entry.undelivered);
  const isWrong = to !== undefined && !isDeliverable(to);
  if (!isChanging)
    return (
      <p className={`text-xs ${rowLook}`}>
        <span className="text-muted">{words.to}</span> <b className="wrap-anywhere">{known}</b>
        <ToolButton onClick={() => setChanging(true)}>{words.changeAddress}</ToolButton>
      </p>
    );
  return (
    <div className="grid gap-1">
      <label htmlFor="letter-to" className={labelLook}>
        {words.newAddress}
      </label>
      <input
        id="letter-to"
        type="email"
        className={`min-h-9 w-full max-w-96 touch:min-h-[44px] ${fieldLook}`}
        defaultValue={to ?? known}
        maxLength={254}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby="letter-to-problem"
        onChange={({ target }) => {
          const typed = target.value.trim();
          onChange(typed === known || typed === '' ? undefined : typed);
        }}
      />
      <p id="letter-to-problem" role="status" className={isWrong ? problemLook : 'sr-only'}>
        {isWrong && words.badAddress}
      </p>
    </div>
  );
}
