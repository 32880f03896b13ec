import type { ReactNode } from 'react';
import type { PictureName } from '#app/catalog/pictures.ts';
import { Breadcrumbs } from '#app/frame/breadcrumbs.tsx';
import acceptEarlyDrops from '#app/runtime/inline/accept-early-drops.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Link } from '#company/shape/types.ts';

type Props = {
  title: string;
  texts: readonly string[];
  picture: PictureName;
  /** The pages above this one, for breadcrumbs. */
  trail?: readonly Link[];
  children: ReactNode;
};

/** A page with a form in several sections, which takes files. Its notices come before the form. */
export function LongFormPage({ title, texts, picture, trail, children }: Props) {
  return (
    <div className="shell pt-[clamp(1rem,4vw,4rem)] pb-(--section-space)">
      <div className="grid items-center gap-x-16 lg:grid-cols-[1fr_18rem]">
        <div>
          {trail && <Breadcrumbs trail={trail} current={title} />}
          <h1 className={trail ? 'mt-3 text-headline' : 'text-headline'}>{title}</h1>
          <div className="mt-3 grid max-w-3xl gap-3 text-lg text-muted">
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <Picture name={picture} alt="" sizes="18rem" className="max-lg:hidden" />
      </div>
      {children}
      <InlineScript code={acceptEarlyDrops} />
    </div>
  );
}
