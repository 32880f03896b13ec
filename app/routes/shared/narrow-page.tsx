import type { ReactNode } from 'react';
import type { PictureName } from '#app/catalog/pictures.ts';
import { Picture } from '#app/ui/picture.tsx';

type Props = {
  title: string;
  texts: readonly string[];
  picture: PictureName;
  children: ReactNode;
};

/** A page with one short form. Wide screens show a picture beside it. */
export function NarrowPage({ title, texts, picture, children }: Props) {
  return (
    <div className="shell section-space grid gap-x-16 lg:grid-cols-[minmax(0,42rem)_1fr]">
      <div className="max-w-2xl">
        <h1 className="text-headline">{title}</h1>
        <div className="mt-5 mb-10 grid gap-3 text-lg text-muted">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {children}
      </div>
      <div className="max-lg:hidden">
        <Picture name={picture} alt="" sizes="30rem" className="sticky top-28 block" />
      </div>
    </div>
  );
}
