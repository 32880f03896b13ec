import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { api, readBody } from '../../api/client.ts';
import { Failure } from '../../ui/failure.tsx';
import { sealingKeys as words } from '../../words/sealed.ts';
import { KeyList } from './key-list.tsx';
import { NewKeyPair } from './new-key-pair.tsx';

const load = () => readBody(api.sealed.keys.$get());
export type SealingKeys = Awaited<ReturnType<typeof load>>;

type State = { step: 'idle'; installed?: string } | { step: 'making' };

/** For the settings: which keys seal and open numbers, and a new pair that is made in the browser. */
export function SealingKeySection() {
  const id = useId();
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
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="settings-section sealing-keys">
      <h2 id={id} className="overview-heading">
        {words.title}
      </h2>
      <p className="text-muted">{words.lead}</p>
      {error && <Failure error={error} />}
      {data && <KeyList {...data} />}
      <p role="status" className="font-semibold text-accent empty:sr-only">
        {state.step === 'idle' && state.installed && words.installed(state.installed)}
      </p>
      {state.step === 'making' ? (
        <NewKeyPair onInstalled={finish} onCancel={() => close()} />
      ) : (
        <button type="button" onClick={() => setState({ step: 'making' })} className="staff-button">
          {words.make}
        </button>
      )}
    </section>
  );
}
