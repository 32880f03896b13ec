import type { Link } from '#app/content/types.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';

type Props = { title: string; text: string; way: Link; others?: readonly Link[] };

/** Says that something is not here, and where to go instead. */
export function Missing({ title, text, way, others = [] }: Props) {
  return (
    <div className="shell section-space grid items-center gap-12 lg:grid-cols-2">
      <div>
        <h1 className="text-headline">{title}</h1>
        <p className="mt-6 max-w-lg text-lg text-muted">{text}</p>
        <p className="mt-8">
          <ButtonLink href={way.href}>{way.label}</ButtonLink>
        </p>
        <ul className="mt-8 flex flex-wrap gap-x-8">
          {others.map((link) => (
            <li key={link.href}>
              <ArrowLink {...link} />
            </li>
          ))}
        </ul>
      </div>
      <Picture name="404" alt="" sizes="(min-width: 62rem) 40rem, 90vw" />
    </div>
  );
}
