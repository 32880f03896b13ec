import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  text?: string;
  items: readonly { title: string; text: ReactNode }[];
  ground?: 'page' | 'sunken';
};

/** A heading and a few short points: in two columns, or one below the other where a column would end early. */
export function Points({ id, title, text, items, ground = 'page' }: Props) {
  const isEven = items.length % 2 === 0;
  return (
    <section aria-labelledby={id} className={`section-space ${ground === 'sunken' ? 'bg-sunken' : ''}`}>
      <div className="shell grid gap-12 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <div>
          <h2 id={id} className="text-section">
            {title}
          </h2>
          {text && <p className="mt-5 max-w-md text-lg text-muted">{text}</p>}
        </div>
        <ul className={`grid gap-x-12 gap-y-10 ${isEven ? 'sm:grid-cols-2' : 'content-start sm:gap-y-7'}`}>
          {items.map((item) => (
            <li
              key={item.title}
              className={`border-t-4 border-amber pt-5 ${isEven ? '' : 'gap-x-8 sm:grid sm:grid-cols-[1fr_1.8fr] sm:items-baseline'}`}
            >
              <h3 className="text-title">{item.title}</h3>
              <p className="mt-2 text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
