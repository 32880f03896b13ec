import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { filters, openings } from '#content/careers.ts';

/** filter-openings.ts shows this when the filters leave nothing. */
export function NoMatch({ areAllRemote }: { areAllRemote: boolean }) {
  return (
    <div className="mt-6 rounded-lg bg-sunken p-8 sm:p-12" data-empty hidden>
      <p className="font-display text-title font-bold">{openings.empty.title}</p>
      <p className="mt-2 mb-3 text-muted">
        {areAllRemote && `${openings.empty.remote} `}
        {openings.empty.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-8">
        <TextButton>{filters.reset}</TextButton>
        <ArrowLink {...openings.empty.apply} />
      </p>
    </div>
  );
}
