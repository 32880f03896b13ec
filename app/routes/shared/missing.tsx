import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Link } from '#company/shape/types.ts';

type Props = { title: string; text: string; link: Link; others?: readonly Link[] };

/** The body of a not-found page, with links to go on. */
export function Missing({ title, text, link, others = [] }: Props) {
  return (
    <div className="shell section-space grid items-center gap-12 lg:grid-cols-2">
      <div>
        <h1 className="text-headline">{title}</h1>
        <p className="mt-6 max-w-lg text-lg text-muted">{text}</p>
        <p className="mt-8">
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </p>
        <ul className="mt-8 flex flex-wrap gap-x-8">
          {others.map((other) => (
            <li key={other.href}>
              <ArrowLink {...other} />
            </li>
          ))}
        </ul>
      </div>
      <Picture name={pictureOfPage('notFound').picture} alt="" sizes="(min-width: 62rem) 40rem, 90vw" />
    </div>
  );
}
