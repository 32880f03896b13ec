import { pictureOfCalculator } from '#app/catalog/services.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { Arrow } from '#app/ui/arrow-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { CalculatorWords } from '#company/shape/calculator.ts';
import { linkToCalculator } from '#content/calculators.ts';
import { cardColumns } from '../../ui/columns.ts';

type Props = { calculators: readonly CalculatorWords[]; open: string };

/** A card for each calculator. The whole card is clickable. */
export function CalculatorCards({ calculators, open }: Props) {
  const { length } = calculators;
  const columns = length % 2 === 0 ? 'md:grid-cols-2' : cardColumns(length);
  return (
    <ul className={`shell section-space grid gap-5 ${columns}`}>
      {calculators.map((calculator) => (
        <li
          key={calculator.slug}
          id={calculator.slug}
          data-calculator
          data-panel={calculator.panel}
          className="group relative grid scroll-mt-24 grid-cols-[1fr_30%] items-center gap-4 overflow-clip rounded-lg p-6 transition-shadow hover:shadow-float sm:p-8"
        >
          <div>
            <h2 className="text-title">
              <Anchor
                href={linkToCalculator(calculator)}
                className="after:absolute after:inset-0 after:rounded-lg"
              >
                {calculator.title}
              </Anchor>
            </h2>
            <p className="mt-2 text-muted">{calculator.purpose}</p>
            <p aria-hidden="true" className="mt-3 flex items-center gap-2 font-bold text-accent print:hidden">
              {open} <Arrow />
            </p>
          </div>
          <Picture
            name={pictureOfCalculator(calculator)}
            alt=""
            sizes="(min-width: 48rem) 14rem, 30vw"
            widest={800}
          />
        </li>
      ))}
    </ul>
  );
}
