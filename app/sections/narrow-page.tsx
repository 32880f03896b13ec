import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import type { Link } from '#app/content/types.ts';
import type { PictureName } from '#app/lib/pictures.ts';
import { Picture } from '#app/ui/picture.tsx';

type Props = {
  title: string;
  texts: readonly string[];
  picture?: PictureName;
  /** The pages above this one, for breadcrumbs. */
  trail?: readonly Link[];
  children: ReactNode;
};

/** A page with one form. Wide screens show a picture beside it. */
export function NarrowPage({ title, texts, picture, trail, children }: Props) {
  return (
    <div
      className={`shell section-space grid gap-x-16 ${picture ? 'lg:grid-cols-[minmax(0,42rem)_1fr]' : ''}`}
    >
      <div className="max-w-2xl">
        {trail && <Breadcrumbs trail={trail} current={title} />}
        <h1 className={trail ? 'mt-3 text-headline' : 'text-headline'}>{title}</h1>
        <div className="mt-5 mb-10 grid gap-3 text-lg text-muted">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {children}
      </div>
      {picture && (
        <div className="max-lg:hidden">
          <Picture name={picture} alt="" sizes="30rem" className="sticky top-28 block" />
        </div>
      )}
    </div>
  );
}
