import { isOffered } from '#app/catalog/is-offered.ts';
import showSeason from '#app/runtime/inline/show-season.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import type { SeasonWords } from '#company/shape/types.ts';
import { allYear, seasonLabel, seasons } from '#content/seasons.ts';

const look = 'grid items-center gap-x-8 gap-y-2 px-6 py-4 lg:grid-cols-[auto_1fr_auto]';

/** One line for the time of year. Pages are built once, so a script shows the one of the day; without it stands one that is always true. */
export function SeasonLine() {
  return (
    <div className="shell">
      <aside aria-label={seasonLabel} className="season-line mt-6 rounded-lg border-2 border-line">
        {seasons
          .filter((season) => isOffered(season))
          .map(({ from, to, ...words }) => (
            <div key={from} data-from={from} data-to={to} hidden className={look}>
              <Line {...words} />
            </div>
          ))}
        <div className={look}>
          <Line {...allYear} />
        </div>
      </aside>
      <InlineScript code={showSeason} />
    </div>
  );
}

function Line({ when, title, text, link }: SeasonWords) {
  return (
    <>
      <p>
        <span className="inline-block rounded-full bg-amber px-4 py-1 text-sm font-bold text-navy">
          {when}
        </span>
      </p>
      <p>
        <strong className="font-display">{title}</strong> <span className="text-muted">{text}</span>
      </p>
      <ArrowLink {...link} />
    </>
  );
}
