import type { LimitTable as Limits } from '#company/shape/types.ts';
import { linkTerms } from './link-terms.tsx';

/** The limits of a policy in columns: what the law wants, and what people choose above it. */
export function LimitTable({ caption, columns, rows }: Limits) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div id="limits" className="table-scroll" tabIndex={0}>
      <table className="w-full text-sm [font-variant-numeric:tabular-nums]">
        <caption className="pb-3 text-left text-muted">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-3 text-right font-bold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {linkTerms(label)}
              </th>
              {values.map((value, column) => (
                <td key={columns[column]} className="py-2 pl-3 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
