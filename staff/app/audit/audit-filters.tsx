import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { actions } from '#domain/actions.ts';
import { kinds } from '#domain/kinds.ts';
import { idsOfReference } from '#domain/references.ts';
import type { AuditFilter } from '../../../server/staff/audit/audit-filter.ts';
import { api, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { fieldLook } from '../../ui/field-look.ts';
import { audit } from '../../words/audit.ts';
import { shell } from '../../words/shell.ts';
import type { FilterName } from './use-audit-filter.ts';

const { filters: words } = audit;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const labelLook = 'text-sm font-semibold';
const inputLook = `min-h-11 w-full ${fieldLook}`;

type SetFilter = (name: FilterName, value: string) => void;
type Props = { filter: AuditFilter; setFilter: SetFilter; clear: (() => void) | undefined };

/** Each choice takes effect at once. */
export function AuditFilters({ filter, setFilter, clear }: Props) {
  const { data } = useQuery({
    queryKey: ['audit', 'actors'],
    queryFn: () => readBody(api.audit.actors.$get()),
  });
  const choices = {
    actor: data?.actors.map(({ id, name }) => [id, name]) ?? [],
    action: actions.map((action) => [action, audit.actions[action]]),
    kind: kinds.map((kind) => [kind, shell.kindsPlural[kind]]),
  };
  return (
    <form
      aria-label={words.label}
      className="my-5 grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-6"
      onSubmit={(event) => event.preventDefault()}
    >
      {(['actor', 'action', 'kind'] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`audit-${name}`} className={labelLook}>
            {words[name]}
          </label>
          <select
            id={`audit-${name}`}
            value={filter[name] ?? ''}
            onChange={(event) => setFilter(name, event.target.value)}
            className={inputLook}
          >
            <option value="">{words.all[name]}</option>
            {choices[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <RecordFilter key={filter.record} value={filter.record} onChange={setFilter} />
      {(['since', 'until'] as const).map((name) => (
        <label key={name} className="block">
          <span className={labelLook}>{words[name]}</span>
          <input
            type="date"
            value={filter[name] ?? ''}
            onChange={(event) => setFilter(name, event.target.value)}
            className={inputLook}
          />
        </label>
      ))}
      {clear && <Button onClick={clear}>{words.clear}</Button>}
    </form>
  );
}

/** Takes effect with Enter, or when it is left. */
function RecordFilter({ value = '', onChange }: { value: string | undefined; onChange: SetFilter }) {
  const [text, setText] = useState(value);
  const typed = text.trim();
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();
  const apply = () => {
    const isKnown = typed === '' || id.test(typed) || idsOfReference(typed) !== undefined;
    setWrong(!isKnown);
    if (isKnown) onChange('record', typed);
  };
  return (
    <div>
      <label className="block">
        <span className={labelLook}>{words.record}</span>
        <input
          value={text}
          placeholder={words.recordHint}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(event) => setText(event.target.value)}
          onBlur={apply}
          className={inputLook}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
      </label>
      {isWrong && (
        <p id={errorId} role="alert" className="font-semibold text-danger">
          {audit.wrongRecord}
        </p>
      )}
    </div>
  );
}
