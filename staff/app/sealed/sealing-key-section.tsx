import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sealingKeys as words } from '../../words/sealed.ts';
import { KeyList } from './key-list.tsx';
import { NewKeyPair } from './new-key-pair.tsx';

const load = () => readBody(api.sealed.keys.$get());
export type SealingKeys = Awaited<ReturnType<typeof load>>;

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
