import { useSearchParams } from 'react-router';
import { actions } from '#domain/actions.ts';
import { kinds } from '#domain/kinds.ts';
import type { AuditFilter } from '../../../server/staff/audit/audit-filter.ts';

const date = /^\d{4}-\d\d-\d\d$/;
export type FilterName = keyof AuditFilter;

/** The filter stands in the address, so that Back returns to it. It holds ids and codes, nothing personal. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const read = (name: FilterName) => params.get(name) ?? undefined;
  const filter: AuditFilter = {
    actor: read('actor'),
    action: actions.find((action) => action === read('action')),
    kind: kinds.find((kind) => kind === read('kind')),
    record: read('record'),
    since: date.exec(read('since') ?? '')?.[0],
    until: date.exec(read('until') ?? '')?.[0],
  };
  const setFilter = (name: FilterName, value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );
  const clear = () => setParams({}, { replace: true });
  return { filter, setFilter, clear, isFiltered: Object.values(filter).some((value) => value !== undefined) };
}
