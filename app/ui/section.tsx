import type { ReactNode } from 'react';

const bands = {
  page: 'section-space',
  sunken: 'section-space bg-sunken',
  /** On the ground of the section before it. */
  joined: 'pb-(--section-space)',
};

/** The heading is above the content, or in a grid beside it. */
const layouts = {
  above: ['shell', 'mt-4 max-w-2xl'],
  aboveWide: ['shell', 'mt-4'],
  beside: ['shell grid gap-12 lg:grid-cols-[1fr_1.7fr] lg:gap-20', 'mt-5 max-w-md'],
  besideTable: ['shell grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.7fr]', 'mt-4'],
  besideTimeline: ['shell grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.15fr]', 'mt-5 max-w-md'],
} as const;

type Props = {
  id: string;
  title: string;
  text?: string | undefined;
  band?: keyof typeof bands;
  layout?: keyof typeof layouts;
  /** Of the heading's column. */
  side?: string;
  children: ReactNode;
};

/** A band of a page: heading and lead, then the content. */
export function Section({ id, title, text, band = 'page', layout = 'above', side, children }: Props) {
  const [shell, textLook] = layouts[layout];
  const head = (
    <>
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {text && <p className={`${textLook} text-lg text-muted`}>{text}</p>}
    </>
  );
  return (
    <section aria-labelledby={id} className={bands[band]}>
      <div className={shell}>
        {shell === 'shell' ? head : <div className={side}>{head}</div>}
        {children}
      </div>
    </section>
  );
}
