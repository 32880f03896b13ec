import { TextButton } from '#app/ui/text-button.tsx';
import { site } from '#company/site.ts';
import type { Kind } from '#domain/kinds.ts';
import { nameOfLanguage } from '#domain/languages.ts';
import { fieldLook } from '../../ui/field-look.ts';
import { inbox } from '../../words/inbox.ts';
import { shell } from '../../words/shell.ts';
import { type Assignee, isNarrowed, startView, type View } from './view.ts';

const { filters } = inbox;

const controlLook = `min-h-11 data-set:border-accent data-set:font-semibold data-set:[box-shadow:inset_0_0_0_1px_var(--color-accent)] lg:max-w-36 xl:max-w-40 mouse:min-h-9 ${fieldLook}`;

type Props = {
  view: View;
  kinds: readonly Kind[];
  jobs: string[];
  onChange: (change: Partial<View>) => void;
};

/** Who, which kind, which job, which language, which days. On a phone behind one button. */
export function InboxFilters({ view, kinds, jobs, onChange }: Props) {
  const { assignee, kind, job, language, since, until, sort, only } = view;
  const listed = job === '' || jobs.includes(job) ? jobs : [job, ...jobs];
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-3 gap-y-2.5 py-3 lg:gap-x-2 lg:flex lg:flex-wrap lg:items-end lg:py-0">
      <Choice
        label={filters.assignee.label}
        value={assignee}
        options={Object.entries(filters.assignee.options)}
        onChange={(value) => onChange({ assignee: value as Assignee })}
      />
      {kinds.length > 1 && (
        <Choice
          label={filters.kind.label}
          value={kind}
          options={[['', filters.kind.all], ...kinds.map((one) => [one, shell.kindsPlural[one]] as const)]}
          onChange={(value) => onChange({ kind: value as Kind | '' })}
        />
      )}
      {(jobs.length > 0 || job) && (
        <Choice
          label={filters.job.label}
          value={job}
          options={[['', filters.job.all], ...listed.map((title) => [title, title] as const)]}
          onChange={(value) => onChange({ job: value })}
        />
      )}
      {site.languages.length > 1 && (
        <Choice
          label={filters.language.label}
          value={language}
          options={[
            ['', filters.language.all],
            ...site.languages.map((code) => [code, nameOfLanguage(code)] as const),
          ]}
          onChange={(value) => onChange({ language: value as View['language'] })}
        />
      )}
      <Choice
        label={filters.only.label}
        value={only}
        options={Object.entries(filters.only.options)}
        onChange={(value) => onChange({ only: value as View['only'] })}
      />
      <Choice
        label={filters.sort.label}
        value={sort}
        options={Object.entries(filters.sort.options)}
        onChange={(value) => onChange({ sort: value as View['sort'] })}
      />
      <Day label={filters.since} value={since} onChange={(value) => onChange({ since: value })} />
      <Day label={filters.until} value={until} onChange={(value) => onChange({ until: value })} />
      {isNarrowed({ ...view, search: '' }) && (
        <TextButton
          className="px-2 mouse:min-h-9"
          onClick={() => onChange({ ...startView, tab: view.tab, search: view.search, sort })}
        >
          {filters.reset}
        </TextButton>
      )}
    </div>
  );
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void };

type ChoiceProps = FieldProps & { options: readonly (readonly [value: string, label: string])[] };

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="grid gap-0.5">
      <span className="text-xs text-muted">{label}</span>
      <select
        value={value}
        data-set={!['', 'everyone', 'newest'].includes(value) || undefined}
        className={controlLook}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, shown]) => (
          <option key={option} value={option}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

function Day({ label, value, onChange }: FieldProps) {
  return (
    <label className="grid gap-0.5">
      <span className="text-xs text-muted">{label}</span>
      <input
        type="date"
        value={value}
        data-set={value ? true : undefined}
        className={controlLook}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
