import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { api, readBody } from '../../api/client.ts';
import { hasFailedWith } from '../../api/request-failed.ts';

type State =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'saved' }
  | { step: 'asking'; days: number; deletions: number }
  | { step: 'failed'; error: unknown };

/** Changes how long one kind is kept. `ask` saves at once if nothing would be deleted. */
export function useRetention(kind: Kind, seenDays: number) {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ step: 'idle' });

  const attempt = async (work: () => Promise<State>) => {
    setState({ step: 'sending' });
    try {
      setState(await work());
    } catch (error) {
      if (hasFailedWith(error, 'stale')) await queries.invalidateQueries({ queryKey: ['settings'] });
      setState({ step: 'failed', error });
    }
  };
  const save = async (days: number, agreedDeletions: number): Promise<State> => {
    await readBody(api.settings.retention.$post({ json: { kind, days, seenDays, agreedDeletions } }));
    await queries.invalidateQueries({ queryKey: ['settings'] });
    await queries.invalidateQueries({ queryKey: ['overview'] });
    return { step: 'saved' };
  };
  return {
    state,
    ask: (days: number) =>
      attempt(async () => {
        const { deletions } = await readBody(api.settings.retention.effect.$post({ json: { kind, days } }));
        return deletions === 0 ? save(days, 0) : { step: 'asking', days, deletions };
      }),
    agree: () => state.step === 'asking' && attempt(() => save(state.days, state.deletions)),
    cancel: () => setState({ step: 'idle' }),
  };
}
