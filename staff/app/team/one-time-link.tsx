import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts';
import { linkWords as words } from '../../words/team.ts';
import type { Link } from './use-team.ts';

type Props = { made: Link; purpose: 'invite' | 'reset'; onDone: () => void };

/** A link that is shown once, and whether it was mailed. Its secret is in the fragment, so that no server logs it. */
export function OneTimeLink({ made: { path, email, mail }, purpose, onDone }: Props) {
  const link = `${location.origin}${path}`;
  const field = useFocusIfLost<HTMLInputElement>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p
        role="status"
        className={mail === 'failed' ? 'font-semibold text-danger' : 'font-semibold empty:hidden'}
      >
        {mail !== 'off' && words.mail[mail](email)}
      </p>
      <p className="text-muted">
        {mail === 'sent' ? words.once : words.lead} {words.valid[purpose]}
      </p>
      <label className="grid grid-cols-1 gap-1.5 font-semibold">
        {words.label}
        <input
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-sm border-2 border-line bg-sunken px-3 font-mono text-sm font-normal"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={link} label={words.copy} />
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}
