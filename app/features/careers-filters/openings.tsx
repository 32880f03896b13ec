import { filters, locations, openings } from '#app/content/careers.ts';
import type { EnhancementName } from '#app/islands/registry.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { selectLook } from '#app/ui/select.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { JobOpening } from '#app/words/types.ts';
import { areAllRemote, typesOf } from './filter-jobs.ts';
import { JobCard } from './job-card.tsx';

const enhancement: EnhancementName = 'openings';

/** The openings with two filters. The filters are in the URL, so that a link keeps them. */
export function Openings({ jobs }: { jobs: readonly JobOpening[] }) {
  return (
    <section aria-labelledby="openings" className="section-space" data-enhance={enhancement}>
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2 id="openings" className="text-section">
            {openings.title}
          </h2>
          <fieldset className="needs-enhancement flex flex-wrap gap-4">
            <legend className="sr-only">{filters.legend}</legend>
            <Filter name="location" words={filters.location} options={locations} />
            <Filter name="type" words={filters.type} options={typesOf(jobs)} />
          </fieldset>
        </div>
        <p role="status" className="mt-4 text-muted sm:mt-6" data-count>
          {jobs.length} {jobs.length === 1 ? openings.count.one : openings.count.many}
        </p>
        <ul className="mt-3 grid gap-3 sm:mt-6 sm:gap-5 lg:grid-cols-3">
          {jobs.map((job) => (
            <JobCard key={job.slug} job={job} />
          ))}
        </ul>
        <Empty remote={areAllRemote(jobs)} />
      </div>
    </section>
  );
}

type FilterProps = {
  name: 'location' | 'type';
  words: (typeof filters)['location' | 'type'];
  options: readonly string[];
};

function Filter({ name, words: { label, all }, options }: FilterProps) {
  const id = `filter-${name}`;
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} className={selectLook}>
        <option value={all.value}>{all.label}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

function Empty({ remote }: { remote: boolean }) {
  return (
    <div className="mt-6 rounded-lg bg-sunken p-8 sm:p-12" data-empty hidden>
      <p className="font-display text-title font-bold">{openings.empty.title}</p>
      <p className="mt-2 mb-3 text-muted">
        {remote && `${openings.empty.remote} `}
        {openings.empty.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-8">
        <TextButton>{filters.reset}</TextButton>
        <ArrowLink {...openings.empty.apply} />
      </p>
    </div>
  );
}
