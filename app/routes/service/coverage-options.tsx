import { Section } from '#app/ui/section.tsx';
import type { CoverageOption } from '#company/shape/types.ts';

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
    <Section id="options" title={title} text={text} band="joined">
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
    </Section>
  );
}
