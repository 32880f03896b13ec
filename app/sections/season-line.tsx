import showSeason from '#app/browser/show-season.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { isOffered } from '#app/words/is-offered.ts';
import type { SeasonWords } from '#app/words/types.ts';
import { allYear, seasonLabel, seasons } from '#content/seasons.ts';

/** One line for the time of year. Pages are built once, so a script shows the one of the day; without it stands one that is always true. */
export function SeasonLine() {
  return (
    <div className="shell">
      <aside aria-label={seasonLabel} className="season-line">
        {seasons
          .filter((season) => isOffered(season))
          .map(({ from, to, ...words }) => (
            <div key={from} data-from={from} data-to={to} hidden>
              <Line {...words} />
            </div>
          ))}
        <div>
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
      <p className="season-when">{when}</p>
      <p>
        <strong className="font-display">{title}</strong> <span className="text-muted">{text}</span>
      </p>
      <ArrowLink {...link} />
    </>
  );
}
