import { useId } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { website } from '../../words/website.ts';
import { useChangeWebsite } from './use-website.ts';

const { setting: words } = website;

/** For owners: what cannot wait in a storm need not wait for them. */
export function PublishSetting({ isOn }: { isOn: boolean }) {
  const id = useId();
  const { mutate, error, isPending, isSuccess, variables } = useChangeWebsite();
  const chosen = isPending && variables.act === 'settings' ? variables.editorsPublish : isOn;
  return (
    <Panel title={words.title}>
      <Failure error={error} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={chosen}
          aria-describedby={id}
          onChange={(event) => mutate({ act: 'settings', editorsPublish: event.target.checked })}
          className="size-5 flex-none accent-accent"
        />
        {words.label}
      </label>
      <p id={id} className="text-sm text-muted">
        {words.hint}
      </p>
      <p role="status" className="font-semibold text-accent empty:hidden">
        {isSuccess && words.saved}
      </p>
    </Panel>
  );
}
