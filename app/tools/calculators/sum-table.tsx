import { formatDollars, type Sum } from './amounts.ts';

export function SumTable({ title, sum }: { title?: string; sum: Sum }) {
  return (
    <table className="mt-3 w-full text-sm [font-variant-numeric:tabular-nums]">
      {title && <caption className="pb-1 text-left font-bold">{title}</caption>}
      <tbody>
        {sum.lines.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" className="py-1 pr-4 text-left font-normal">
              {label}
            </th>
            <td className="py-1 text-right">{formatDollars(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-current font-bold">
          <th scope="row" className="py-1.5 pr-4 text-left">
            {sum.total.label}
          </th>
          <td className="py-1.5 text-right">{formatDollars(sum.total.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
