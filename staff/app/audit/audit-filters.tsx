import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
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

const inputLook = `min-h-11 w-full ${fieldLook}`;

type SetFilter = (name: FilterName, value: string) => void;
type Props = { filter: AuditFilter; setFilter: SetFilter; clear: (() => void) | undefined };

/** Each choice takes effect at once. */
export function AuditFilters({ filter, setFilter, clear }: Props) {
  const { data } = useQuery({
    queryKey: ['audit', 'actors'],
    queryFn: () => readBody(api.audit.actors.$get()),
  });
  const actors = data?.actors.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <form
      aria-label={words.label}
      className="my-5 grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice name="actor" value={filter.actor} options={actors} onChange={setFilter} />
      <Choice
        name="action"
        value={filter.action}
        options={actions.map((action) => ({ value: action, label: audit.actions[action] }))}
        onChange={setFilter}
      />
      <Choice
        name="kind"
        value={filter.kind}
        options={kinds.map((kind) => ({ value: kind, label: shell.kindsPlural[kind] }))}
        onChange={setFilter}
      />
      <RecordFilter key={filter.record} value={filter.record} onChange={setFilter} />
      <DateFilter name="since" value={filter.since} onChange={setFilter} />
      <DateFilter name="until" value={filter.until} onChange={setFilter} />
      {clear && <Button onClick={clear}>{words.clear}</Button>}
    </form>
  );
}

type InputProps = { value: string | undefined; onChange: SetFilter };

function Labeled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type ChoiceProps = InputProps & {
  name: 'actor' | 'action' | 'kind';
  options: { value: string; label: string }[];
};

function Choice({ name, value = '', options, onChange }: ChoiceProps) {
  return (
    <Labeled label={words[name]}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(name, event.target.value)}
          className={inputLook}
        >
          <option value="">{words.all[name]}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}

function DateFilter({ name, value = '', onChange }: InputProps & { name: 'since' | 'until' }) {
  return (
    <Labeled label={words[name]}>
      {(id) => (
        <input
          id={id}
          type="date"
          value={value}
          onChange={(event) => onChange(name, event.target.value)}
          className={inputLook}
        />
      )}
    </Labeled>
  );
}

/** Takes effect with Enter, or when it is left. */
function RecordFilter({ value = '', onChange }: InputProps) {
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
    <Labeled label={words.record}>
      {(id) => (
        <>
          <input
            id={id}
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
          {isWrong && (
            <p id={errorId} role="alert" className="font-semibold text-danger">
              {audit.wrongRecord}
            </p>
          )}
        </>
      )}
    </Labeled>
  );
}
