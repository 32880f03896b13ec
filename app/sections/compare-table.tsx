import type { CoverageOption } from '#app/content/types.ts';

export type CompareWords = {
  title: (options: number) => string;
  option: string;
  columns: Record<'pays' | 'excludes' | 'suits' | 'price', string>;
};

const criteria = ['pays', 'excludes', 'suits', 'price'] as const;

/** Narrow screens show each row as a card (compare-table.css). */
export function CompareTable({
  title,
  option,
  columns,
  options,
}: CompareWords & { options: readonly CoverageOption[] }) {
  return (
    <>
      <h3 id="compare" className="mt-14 text-title">
        {title(options.length)}
      </h3>
      <table aria-labelledby="compare" className="compare-table">
        <thead>
          <tr>
            <th scope="col">{option}</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {columns[criterion]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((each) => (
            <tr key={each.name}>
              <th scope="row">{each.name}</th>
              {criteria.map((criterion) => (
                <td key={criterion} data-label={columns[criterion]}>
                  {each[criterion]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
