import type { ServiceContent } from '#app/content/types.ts';

type Props = { title: string; suits: string; options: ServiceContent['options'] };

export function CoverageOptions({ title, suits, options }: Props) {
  return (
    <section aria-labelledby="options" className="pb-(--section-space)">
      <div className="shell">
        <h2 id="options" className="text-section">
          {title}
        </h2>
        <ul className="mt-10 grid gap-5 lg:grid-cols-3">
          {options.map((option) => (
            <li key={option.name} className="flex flex-col rounded-lg border-2 border-line bg-panel p-8">
              <h3 className="text-title">{option.name}</h3>
              <p className="mt-3 mb-6 text-muted">{option.description}</p>
              <p className="mt-auto border-t-2 border-line pt-5">
                <span className="block text-sm font-semibold text-accent">{suits}</span>
                {option.suits}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
