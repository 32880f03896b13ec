import { useStore } from '../../ui/create-store.ts';
import { saveSingleKeys, singleKeys } from '../../ui/single-keys.ts';
import { keyWords } from '../../words/account.ts';
import { AccountSection } from './account-section.tsx';

/** Whether single keys act, for people who press them by accident or dictate. */
export function KeysSection({ personId }: { personId: string }) {
  const value = useStore(singleKeys);
  return (
    <AccountSection title={keyWords.title} lead={keyWords.lead}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={value === 'on'}
          onChange={(event) => saveSingleKeys(personId, event.target.checked ? 'on' : 'off')}
          className="size-6 flex-none accent-accent"
        />
        {keyWords.label}
      </label>
    </AccountSection>
  );
}
