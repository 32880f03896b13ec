import { formatDate } from '#app/catalog/dates.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import type { CalculatorWords } from '#company/shape/calculator.ts';
import { common } from '#content/calculators/common.ts';

export function SourceAndLimits({ words: { source, limits } }: { words: CalculatorWords }) {
  return (
    <>
      <h2 className="font-bold">{common.source}</h2>
      <p className="mt-1 text-muted">{source.text}</p>
      {source.facts.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1 pl-6 text-sm text-muted">
          {source.facts.map(({ text, from }) => (
            <li key={text}>
              {`${text} `}
              <Anchor href={from.url} rel="noreferrer" className="text-accent underline underline-offset-4">
                {from.source}
              </Anchor>
              {`. ${common.checked} ${formatDate(from.checked)}.`}
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-6 font-bold">{common.limits}</h2>
      <ul className="mt-1 grid list-disc gap-1 pl-6 text-muted">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </>
  );
}
