import * as z from 'zod/mini';
import { FieldFrame, inputLook, readError } from '#app/forms/kit/fields/field-frame.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { Banner } from '../../ui/banner.tsx';
import { StaffForm, StaffSubmit } from '../../ui/staff-form.tsx';
import { person as words } from '../../words/person.ts';
import { groupPeople } from './group-people.ts';
import { PeopleList } from './people-list.tsx';
import { PersonView } from './person-view.tsx';
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

const schema = z.object({
  words: z.string().check(z.trim(), z.minLength(2, words.tooShort), z.maxLength(254)),
});

type SearchProps = { initial: string; onSearch: (words: string) => Promise<unknown> };

/** What is typed goes to the server in the body of a request, never in an address. */
function SearchForm({ initial, onSearch }: SearchProps) {
  const form = useSchemaForm(schema);
  return (
    <search>
      <StaffForm
        form={form}
        label={words.title}
        words={words.field}
        onSubmit={(values) => onSearch(values.words)}
        className="grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:[&>[role=group]]:col-span-full"
      >
        <FieldFrame name="words" words={words.field.words} error={readError(form, 'words')}>
          {(input) => (
            <input
              {...input}
              {...form.register('words', { value: initial })}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              className={`min-h-13 ${inputLook}`}
            />
          )}
        </FieldFrame>
        <StaffSubmit form={form} label={words.submit} sending={words.searching} />
      </StaffForm>
    </search>
  );
}

type FoundProps = { search: Search; onChoose: (email: string | undefined) => void };

function Found({ search, onChoose }: FoundProps) {
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
