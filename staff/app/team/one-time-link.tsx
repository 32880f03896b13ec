import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { linkWords } from '../../words/team.ts';

type Props = { path: string; purpose: 'invite' | 'reset'; onDone: () => void };

/** A link that is shown once. Its secret is in the fragment, so that no server logs it. */
export function OneTimeLink({ path, purpose, onDone }: Props) {
  const link = `${location.origin}${path}`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">
        {linkWords.lead} {linkWords.valid[purpose]}
      </p>
      <label className="grid grid-cols-1 gap-1.5 font-semibold">
        {linkWords.label}
        <input
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-sm border-2 border-line bg-sunken px-3 font-mono text-sm font-normal"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={link} label={linkWords.copy} />
        <Button onClick={onDone}>{linkWords.done}</Button>
      </div>
    </div>
  );
}
