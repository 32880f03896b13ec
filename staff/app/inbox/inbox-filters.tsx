import type { ReactNode } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { inbox } from '../../words/inbox.ts';
import { shell } from '../../words/shell.ts';
import { type Assignee, isNarrowed, startView, type View } from './view.ts';

const { filters } = inbox;

type Props = {
  view: View;
  kinds: readonly Kind[];
  jobs: string[];
  onChange: (change: Partial<View>) => void;
};

/** Who, which kind, which job, which days. On a phone behind one button. */
export function InboxFilters({ view, kinds, jobs, onChange }: Props) {
  const { assignee, kind, job, since, until } = view;
  const isJobKnown = job === '' || jobs.includes(job);
  return (
    <div className="inbox-filters">
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
      <Day label={filters.since} value={since} onChange={(value) => onChange({ since: value })} />
      <Day label={filters.until} value={until} onChange={(value) => onChange({ until: value })} />
      {isNarrowed({ ...view, search: '' }) && (
        <button
          type="button"
          className="inbox-quiet"
          onClick={() => onChange({ ...startView, tab: view.tab, search: view.search })}
        >
          {filters.reset}
        </button>
      )}
    </div>
  );
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void };

function Choice({ label, value, onChange, children }: FieldProps & { children: ReactNode }) {
  return (
    <label className="inbox-field">
      <span>{label}</span>
      <select
        value={value}
        data-set={value !== '' && value !== 'everyone' ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}

function Day({ label, value, onChange }: FieldProps) {
  return (
    <label className="inbox-field">
      <span>{label}</span>
      <input
        type="date"
        value={value}
        data-set={value ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
