import type { CoverageOption } from '#app/content/types.ts';
import { CompareTable, type CompareWords } from './compare-table.tsx';

type Props = { title: string; options: readonly CoverageOption[]; compare: CompareWords };

export function CoverageOptions({ title, options, compare }: Props) {
  return (
    <section aria-labelledby="options" className="pb-(--section-space)">
      <div className="shell">
        <h2 id="options" className="text-section">
          {title}
        </h2>
        <ul className={`mt-10 grid gap-5 ${options.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
          {options.map((option) => (
            <li key={option.name} className="rounded-lg border-2 border-line bg-panel p-8">
              <h3 className="text-title">{option.name}</h3>
              <p className="mt-3 text-muted">{option.description}</p>
            </li>
          ))}
        </ul>
        <CompareTable {...compare} options={options} />
      </div>
    </section>
  );
}
