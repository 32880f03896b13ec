import type { people } from '#app/catalog/leaders.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { cardColumns } from '../../ui/columns.ts';

const panels = ['home', 'life', 'auto'] as const;

/** What leaders of the company say about the work. Not on a phone, where people look for the openings and what they offer. */
export function People({ title, text, note, all, items }: typeof people) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="people" className="section-space max-sm:hidden">
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <div className="max-w-2xl">
            <h2 id="people" className="text-section">
              {title}
            </h2>
            <p className="mt-4 text-lg text-muted">{text}</p>
          </div>
          <ArrowLink {...all} />
        </div>
        <ul className={`mt-12 grid gap-5 ${cardColumns(items.length)}`}>
          {items.map(({ name, title, portrait, quote }, place) => (
            <li key={name} className="grid">
              <figure
                data-panel={panels[place % panels.length]}
                className="grid content-start gap-6 rounded-lg p-8 sm:max-lg:grid-cols-[auto_1fr] sm:max-lg:content-center sm:p-10 lg:grid-rows-[auto_1fr_auto]"
              >
                <Portrait
                  name={name}
                  portrait={portrait}
                  sizes="8rem"
                  className="size-28 sm:size-32 sm:max-lg:row-span-2"
                />
                <blockquote className="font-display text-title leading-snug font-medium">
                  <p>“{quote}”</p>
                </blockquote>
                <figcaption>
                  <span className="block font-bold">{name}</span>
                  <span className="text-sm text-muted">{title}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {items.some(({ sample }) => sample) && <p className="mt-6 text-sm text-muted">{note}</p>}
      </div>
    </section>
  );
}
