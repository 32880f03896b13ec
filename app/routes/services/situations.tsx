import { Anchor } from '#app/ui/anchor.tsx';
import { Arrow } from '#app/ui/arrow-link.tsx';
import type { Situation } from '#company/shape/types.ts';

type Props = { title: string; items: readonly Situation[] };

/** Links by what happens in someone's life, for those who do not know the name of the insurance. */
export function Situations({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby="situations" className="mt-8">
      <h2 id="situations" className="text-title">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {items.map(({ label, href }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="group inline-flex min-h-11 items-center gap-2 rounded-full bg-panel px-4 font-semibold shadow-card hover:shadow-float"
            >
              {label}
              <span className="max-sm:hidden">
                <Arrow />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
