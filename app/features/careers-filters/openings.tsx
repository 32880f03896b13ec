import { filters, locations, openings } from '#app/content/careers.ts';
import type { JobOpening } from '#app/content/types.ts';
import { useQuery } from '#app/lib/use-query.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Select } from '#app/ui/select.tsx';
import { filterJobs, typesOf } from './filter-jobs.ts';
import { JobCard } from './job-card.tsx';

/** The list with its two filters. The choice stands in the address, so that a link keeps it. */
export function Openings({ jobs }: { jobs: readonly JobOpening[] }) {
  const [location, setLocation] = useQuery('location', 'all');
  const [type, setType] = useQuery('type', 'all');
  const showAll = () => {
    setLocation('all');
    setType('all');
  };
  const shown = filterJobs(jobs, { location, type });
  return (
    <section aria-labelledby="openings" className="section-space">
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2 id="openings" className="text-section">
            {openings.title}
          </h2>
          <fieldset className="needs-scripts flex flex-wrap gap-4">
            <legend className="sr-only">{filters.legend}</legend>
            <Select
              label={filters.location.label}
              value={location}
              onChange={setLocation}
              options={[filters.location.all, ...locations.map(asOption)]}
            />
            <Select
              label={filters.type.label}
              value={type}
              onChange={setType}
              options={[filters.type.all, ...typesOf(jobs).map(asOption)]}
            />
          </fieldset>
        </div>
        <p role="status" className="mt-6 text-muted">
          {shown.length} {shown.length === 1 ? openings.count.one : openings.count.many}
        </p>
        {shown.length > 0 ? (
          <ul className="mt-6 grid gap-5 lg:grid-cols-3">
            {shown.map((job) => (
              <JobCard key={job.slug} job={job} />
            ))}
          </ul>
        ) : (
          <Empty onReset={showAll} />
        )}
      </div>
    </section>
  );
}

function Empty({ onReset }: { onReset: () => void }) {
  return (
    <div className="mt-6 rounded-lg bg-sunken p-8 sm:p-12">
      <p className="font-display text-title font-bold">{openings.empty.title}</p>
      <p className="mt-2 mb-3 text-muted">{openings.empty.text}</p>
      <p className="flex flex-wrap items-center gap-x-8">
        <button
          type="button"
          onClick={onReset}
          className="min-h-11 font-bold text-accent underline underline-offset-4"
        >
          {filters.reset}
        </button>
        <ArrowLink {...openings.empty.apply} />
      </p>
    </div>
  );
}

function asOption(value: string) {
  return { value, label: value };
}
