import type { Addition } from '#company/shape/types.ts';

type Props = { title: string; sold: string; notSold: string; items: readonly Addition[] };

/** What people ask for beside the options, and whether it can be bought here. */
export function Additions({ title, sold, notSold, items }: Props) {
  return (
    <section aria-labelledby="additions" className="pb-(--section-space)">
      <div className="shell">
        <h2 id="additions" className="text-title">
          {title}
        </h2>
        <ul className={`mt-5 grid gap-5 ${items.length > 1 ? 'lg:grid-cols-2' : ''}`}>
          {items.map(({ name, text, isSoldHere }) => (
            <li key={name} className="rounded-lg bg-sunken p-6 sm:p-8">
              <h3 className="text-title">{name}</h3>
              <p className="mt-2 max-w-3xl">
                <b>{isSoldHere ? sold : notSold}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
