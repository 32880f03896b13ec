import { TextButton } from '#app/ui/text-button.tsx';
import { Banner } from '../../ui/banner.tsx';
import { person as words } from '../../words/person.ts';
import { groupPeople } from './group-people.ts';
import { PeopleList } from './people-list.tsx';
import { PersonView } from './person-view.tsx';
import { SearchForm } from './search-form.tsx';
import { type Search, usePersonSearch } from './use-person-search.ts';

/** Find a person, and everything that they sent. */
export function Component() {
  const { last, search, error, choose } = usePersonSearch();
  return (
    <div className="grid max-w-240 grid-cols-1 gap-5">
      <header>
        <h1 className="text-title">{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
      </header>
      <SearchForm initial={last?.words ?? ''} onSearch={search} />
      {last && !error && <Found key={last.words} search={last} onChoose={choose} />}
    </div>
  );
}

type Props = { search: Search; onChoose: (email: string | undefined) => void };

function Found({ search, onChoose }: Props) {
  const people = groupPeople(search.entries, search.addresses);
  const [only] = people;
  const chosen = people.length === 1 ? only : people.find(({ email }) => email === search.chosen);
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {only ? words.people(people.length) : words.none.title}
      </p>
      {search.more && <Banner>{words.more}</Banner>}
      {!only && (
        <div className="card grid max-w-136 gap-2 p-6">
          <h2 className="text-title">{words.none.title}</h2>
          <p className="text-muted">{words.none.text}</p>
        </div>
      )}
      {chosen && people.length > 1 && (
        <TextButton className="justify-self-start" onClick={() => onChoose(undefined)}>
          {words.back}
        </TextButton>
      )}
      {chosen ? (
        <PersonView key={chosen.email} person={chosen} />
      ) : (
        only && <PeopleList people={people} onChoose={onChoose} />
      )}
    </div>
  );
}
