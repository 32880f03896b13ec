import { useState } from 'react';
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts';
import { person as words } from '../../words/person.ts';
import { useMe } from '../ui/use-me.ts';
import type { FoundPerson } from './group-people.ts';
import { PersonActions } from './person-actions.tsx';
import { RecordList } from './record-list.tsx';

/** Everything of one person. An owner selects what to export or delete. */
export function PersonView({ person }: { person: FoundPerson }) {
  const { data: me } = useMe();
  const heading = useFocusIfLost<HTMLHeadingElement>();
  const isOwner = me?.role === 'owner';
  const [selected, setSelected] = useState(() => new Set(person.entries.map(({ record_id }) => record_id)));
  const entries = [...person.entries, ...person.linked].filter(({ record_id }) => selected.has(record_id));

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }
  const selection = isOwner ? { selected, onToggle: toggle } : undefined;

  return (
    <article aria-labelledby="person-name" className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h2 id="person-name" ref={heading} tabIndex={-1} className="text-title">
          {person.name}
        </h2>
        <dl className="grid gap-x-8 sm:flex sm:flex-wrap">
          <Fact label={words.email} values={[person.email]} />
          <Fact label={words.phones} values={person.phones} />
          {person.otherNames.length > 0 && <Fact label={words.otherNames} values={person.otherNames} />}
        </dl>
      </header>
      <section aria-labelledby="person-sent">
        <h3 id="person-sent" className="mb-2">
          {words.sent}
        </h3>
        <RecordList entries={person.entries} selection={selection} />
      </section>
      {person.linked.length > 0 && (
        <section aria-labelledby="person-linked">
          <h3 id="person-linked" className="mb-2">
            {words.linked.title}
          </h3>
          <p className="mb-2 text-sm text-muted">{words.linked.text}</p>
          <RecordList entries={person.linked} selection={selection} showPerson />
        </section>
      )}
      {isOwner ? <PersonActions entries={entries} /> : <p className="text-sm text-muted">{words.limited}</p>}
    </article>
  );
}

function Fact({ label, values }: { label: string; values: string[] }) {
  return (
    <div>
      <dt className="inline text-muted">{label}</dt>
      <dd className="ms-2 inline font-semibold wrap-anywhere">{values.join(', ')}</dd>
    </div>
  );
}
