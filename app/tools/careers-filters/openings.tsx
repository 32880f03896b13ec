import { isAt } from '#app/catalog/job-locations.ts';
import type { EnhancementName } from '#app/runtime/islands/registry.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { cardColumns } from '#app/ui/columns.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { openings } from '#content/careers.ts';
import { areAllRemote, listFilters } from './filter-jobs.ts';
import { JobCard } from './job-card.tsx';
import { NoMatch } from './no-match.tsx';
import { OpeningFilters } from './opening-filters.tsx';

const enhancement: EnhancementName = 'openings';

/** The openings with two filters. The filters are in the URL, so that a link keeps them. */
export function Openings({ jobs }: { jobs: readonly JobOpening[] }) {
  const filters = listFilters(jobs);
  return (
    <section aria-labelledby="openings" className="section-space" data-enhance={filters && enhancement}>
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2 id="openings" className="text-section">
            {openings.title}
          </h2>
          {filters && <OpeningFilters {...filters} />}
        </div>
        {jobs.length === 0 && <NoOpenings {...openings.none} />}
        {filters && (
          <p role="status" className="mt-4 text-muted sm:mt-6" data-count>
            {jobs.length} {openings.count.many}
          </p>
        )}
        {jobs.length > 0 && (
          <ul className={`mt-3 grid gap-3 sm:mt-6 sm:gap-5 ${cardColumns(jobs.length)}`}>
            {jobs.map((job) => (
              <JobCard
                key={job.slug}
                job={job}
                locations={filters?.locations.filter((option) => isAt(job.location, option))}
              />
            ))}
          </ul>
        )}
        {filters && <NoMatch areAllRemote={areAllRemote(jobs)} />}
      </div>
    </section>
  );
}

function NoOpenings({ title, text, apply }: typeof openings.none) {
  return (
    <div className="mt-6 rounded-lg bg-sunken p-8 sm:p-12">
      <p className="font-display text-title font-bold">{title}</p>
      <p className="mt-2 mb-3 text-muted">{text}</p>
      <ArrowLink {...apply} />
    </div>
  );
}
