import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts';
import { countKinds, person as words } from '../../words/person.ts';
import { formatMoment } from '../ui/format-moment.ts';
import type { FoundPerson } from './group-people.ts';

type Props = { people: FoundPerson[]; onChoose: (email: string) => void };

/** Several people match. */
export function PeopleList({ people, onChoose }: Props) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <section aria-labelledby="people-title" className="grid gap-3">
      <header>
        <h2 id="people-title" ref={heading} tabIndex={-1} className="text-title">
          {words.people(people.length)}
        </h2>
        <p className="text-muted">{words.choose}</p>
      </header>
      <ul className="card divide-y divide-line overflow-hidden">
        {people.map(({ email, name, phones, entries }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email)}
              className="grid w-full gap-x-4 px-4 py-3 text-start wrap-anywhere hover:bg-hover focus-visible:-outline-offset-4 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,2fr)]"
            >
              <span className="font-bold">{name}</span>
              <span className="text-muted">{email}</span>
              <span className="text-muted">{phones.join(', ')}</span>
              <span className="md:col-span-full">
                {countKinds(entries)}
                {entries[0] && (
                  <span className="text-muted">
                    . {words.newest} {formatMoment(entries[0].created_at)}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
