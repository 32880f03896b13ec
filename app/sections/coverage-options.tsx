import type { CoverageOption } from '#app/shape/types.ts';

type Criterion = 'pays' | 'excludes' | 'suits';
type Props = {
  title: string;
  text: string;
  options: readonly CoverageOption[];
  criteria: Record<Criterion, string>;
};

/** A card for each option. Side by side, the same criteria stand on one line (coverage-options.css), so that they compare. */
export function CoverageOptions({ title, text, options, criteria }: Props) {
  return (
    <section aria-labelledby="options" className="pb-(--section-space)">
      <div className="shell">
        <h2 id="options" className="text-section">
          {title}
        </h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{text}</p>
        <ul className="coverage-options" data-columns={options.length % 3 === 0 ? 3 : 2}>
          {options.map((option) => (
            <li key={option.name}>
              <h3 className="text-title">{option.name}</h3>
              <p className="mt-3 text-muted">{option.description}</p>
              <dl>
                {(Object.keys(criteria) as Criterion[]).map((criterion) => (
                  <div key={criterion}>
                    <dt>{criteria[criterion]}</dt>
                    <dd>{option[criterion]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
