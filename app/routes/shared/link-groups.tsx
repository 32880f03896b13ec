import { Anchor } from '#app/ui/anchor.tsx';
import type { Link } from '#company/shape/types.ts';

/** Lists of links with a heading each. */
export function LinkGroups({ groups }: { groups: readonly { title: string; links: readonly Link[] }[] }) {
  return (
    <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2 className="text-title">{title}</h2>
          <ul className="mt-3">
            {links.map(({ label, href, lang }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  lang={lang}
                  className="inline-flex min-h-11 items-center py-2 text-accent underline underline-offset-4"
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
