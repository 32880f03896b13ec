import type { Checklist as Words } from '#company/shape/types.ts';
import { CallLinks } from './call-links.tsx';

type Props = Omit<Words, 'short'> & {
  /** `page`: large, for someone in distress on a phone. `panel`: one of several on a page. */
  look: 'page' | 'panel';
};

/** Steps to take, in their order. */
export function Checklist({ id, title, intro, steps, look }: Props) {
  const Heading = look === 'page' ? 'h2' : 'h4';
  return (
    <section aria-labelledby={id} className="checklist" data-look={look}>
      <Heading id={id} className="font-display text-title font-bold">
        {title}
      </Heading>
      <p className="mt-2 text-muted">{intro}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <CallLinks text={step} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
