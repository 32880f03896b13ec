import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Link } from '#company/shape/types.ts';

type Props = { id: string; title: string; text: string; link: Link; more?: Link };

/** A short call to action between two longer sections. */
export function CallBox({ id, title, text, link, more }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="shell pb-(--section-space)">
      <div
        data-panel="life"
        className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-lg p-8 sm:p-12"
      >
        <div className="max-w-2xl">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          <p className="mt-2 text-muted">{text}</p>
          {more && (
            <p className="mt-2">
              <ArrowLink {...more} />
            </p>
          )}
        </div>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </div>
    </section>
  );
}
