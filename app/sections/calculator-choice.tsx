import type { CalculatorWords } from '#app/content/calculators/types.ts';

export function CalculatorChoice({
  label,
  calculators,
}: {
  label: string;
  calculators: readonly CalculatorWords[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {calculators.map(({ slug, short }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="inline-flex min-h-11 items-center rounded-full bg-sunken px-5 font-bold hover:bg-amber hover:text-navy"
            >
              {short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
