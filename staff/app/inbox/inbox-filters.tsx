import type { ReactNode } from 'react';
import { site } from '#app/site.ts';
import { TextButton } from '#app/ui/text-button.tsx';
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
  const isJobKnown = job === '' || jobs.includes(job);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-3 gap-y-2.5 py-3 lg:gap-x-2 lg:flex lg:flex-wrap lg:items-end lg:py-0">
      <Choice
        label={filters.assignee.label}
        value={assignee}
        onChange={(value) => onChange({ assignee: value as Assignee })}
      >
        {Object.entries(filters.assignee.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      {kinds.length > 1 && (
        <Choice
          label={filters.kind.label}
          value={kind}
          onChange={(value) => onChange({ kind: value as Kind | '' })}
        >
          <option value="">{filters.kind.all}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {shell.kindsPlural[one]}
            </option>
          ))}
        </Choice>
      )}
      {(jobs.length > 0 || job) && (
        <Choice label={filters.job.label} value={job} onChange={(value) => onChange({ job: value })}>
          <option value="">{filters.job.all}</option>
          {[...(isJobKnown ? [] : [job]), ...jobs].map((title) => (
            <option key={title}>{title}</option>
          ))}
        </Choice>
      )}
      {site.languages.length > 1 && (
        <Choice
          label={filters.language.label}
          value={language}
          onChange={(value) => onChange({ language: value as View['language'] })}
        >
          <option value="">{filters.language.all}</option>
          {site.languages.map((code) => (
            <option key={code} value={code}>
              {nameOfLanguage(code)}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={filters.only.label}
        value={only}
        onChange={(value) => onChange({ only: value as View['only'] })}
      >
        {Object.entries(filters.only.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label={filters.sort.label}
        value={sort}
        onChange={(value) => onChange({ sort: value as View['sort'] })}
      >
        {Object.entries(filters.sort.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
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

function Choice({ label, value, onChange, children }: FieldProps & { children: ReactNode }) {
  return (
    <label className="grid gap-0.5">
      <span className="text-xs text-muted">{label}</span>
      <select
        value={value}
        data-set={!['', 'everyone', 'newest'].includes(value) || undefined}
        className={controlLook}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
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
