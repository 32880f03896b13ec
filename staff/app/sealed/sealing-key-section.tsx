import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatLongDay } from '../../words/office-times.ts';
import { keyName, sealingKeys as words } from '../../words/sealed.ts';
import { NewKeyPair } from './new-key-pair.tsx';

const load = () => readBody(api.sealed.keys.$get());
type SealingKeys = Awaited<ReturnType<typeof load>>;

type State = { step: 'idle'; installed?: string } | { step: 'making' };

/** For the settings: which keys seal and open numbers, and a new pair that is made in the browser. */
export function SealingKeySection() {
  const queries = useQueryClient();
  const queryKey = ['sealing-keys'];
  const { data, error } = useQuery({ queryKey, queryFn: load });
  const [state, setState] = useState<State>({ step: 'idle' });
  const section = useRef<HTMLElement>(null);

  /** What had the focus is removed. The section keeps the place. */
  function close(installed?: string) {
    section.current?.focus();
    setState({ step: 'idle', ...(installed && { installed }) });
  }

  function finish(installed: string) {
    close(installed);
    void queries.invalidateQueries({ queryKey });
  }

  return (
    <Panel ref={section} tabIndex={-1} title={words.title}>
      <p className="text-muted">{words.lead}</p>
      {error && <Failure error={error} />}
      {data && <KeyList {...data} />}
      <p role="status" className="font-semibold text-accent empty:sr-only">
        {state.step === 'idle' && state.installed && words.installed(state.installed)}
      </p>
      {state.step === 'making' ? (
        <NewKeyPair onInstalled={finish} onCancel={() => close()} />
      ) : (
        <Button onClick={() => setState({ step: 'making' })} className="justify-self-start">
          {words.make}
        </Button>
      )}
    </Panel>
  );
}

/** The key that seals now, those that are still needed, and where a private half should not be. */
function KeyList({ keys, privateHalfOnServer }: SealingKeys) {
  const older = keys.filter(({ seals }) => !seals);
  return (
    <>
      <Keys title={words.now} keys={keys.filter(({ seals }) => seals)} />
      {older.length > 0 && (
        <>
          <Keys title={words.older} keys={older} />
          <p className="text-sm text-muted">{words.keepOlder}</p>
        </>
      )}
      {privateHalfOnServer && (
        <div className="rounded-sm border-2 border-star px-4 py-3.5">
          <h3 className="font-semibold">{words.onServer.title}</h3>
          <p>{words.onServer.text}</p>
        </div>
      )}
    </>
  );
}

function Keys({ title, keys }: { title: string; keys: SealingKeys['keys'] }) {
  return (
    <dl className="grid gap-1">
      <dt className="font-semibold">{title}</dt>
      {keys.map(({ key_id, installed_at, verifications }) => (
        <dd key={key_id}>
          <code className="font-mono font-semibold whitespace-nowrap">{keyName(key_id)}</code>{' '}
          <span className="text-muted">
            {installed_at ? words.since(formatLongDay(installed_at)) : words.unknownSince}.{' '}
            {words.needed(verifications)}
          </span>
        </dd>
      ))}
    </dl>
  );
}
