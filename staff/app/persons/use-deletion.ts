import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Kind } from '#domain/kinds.ts';
import type { Deletion } from '../../../server/staff/persons/delete-records.ts';
import { api, readBody } from '../../api/client.ts';
import { createStore } from '../../ui/create-store.ts';
import { lastSearch } from './use-person-search.ts';

type RecordRef = { kind: Kind; id: string };

/** A person's records, or one record from its own page. The audit tells them apart. */
export type Target = { of: 'person'; records: RecordRef[] } | { of: 'record'; record: RecordRef };

export function recordsOf(target: Target): RecordRef[] {
  return target.of === 'person' ? target.records : [target.record];
}

/** In memory only: after a reload the audit has it. */
export const lastDeletion = createStore<Deletion | undefined>(undefined);

/** Deletes, then opens the page that says what was deleted. */
export function useDeletion() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (target: Target, reason: string): Promise<void> => {
    const deletion: Deletion = await (target.of === 'person'
      ? readBody(api.persons.delete.$post({ json: { records: target.records, reason } }))
      : readBody(api.persons['delete-record'].$post({ json: { ...target.record, reason } })));
    lastDeletion.set(deletion);
    await navigate('/deleted');
    // Only now: the page of a deleted record would say that it is gone.
    lastSearch.set(undefined);
    for (const { kind, id } of deletion.records) queries.removeQueries({ queryKey: ['record', kind, id] });
    for (const key of ['inbox', 'overview']) void queries.invalidateQueries({ queryKey: [key] });
  };
}
