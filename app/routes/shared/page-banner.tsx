import type { ReactNode } from 'react';
import type { ShownPicture } from '#app/catalog/pictures.ts';
import { Breadcrumbs } from '#app/frame/breadcrumbs.tsx';
import { FirstPicture } from '#app/ui/first-picture.tsx';
import type { Link, Panel } from '#company/shape/types.ts';

type Props = {
  title: ReactNode;
  text?: string;
  panel?: Panel;
  picture?: ShownPicture | undefined;
  /** The page has more pressing things to show: its picture is small on a phone, and its space on a wide screen. */
  isPictureSmall?: boolean;
  /** The pages above this one, for breadcrumbs. */
  trail?: readonly Link[];
  children?: ReactNode;
};

/** The top of a page: breadcrumbs, title, introduction and an optional picture. */
export function PageBanner({ title, text, panel = 'auto', picture, isPictureSmall, trail, children }: Props) {
  return (
    <div data-panel={panel} className="page-banner">
      <div className={`shell grid items-center gap-x-12 ${picture ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}>
        <div className={`py-10 ${picture && !isPictureSmall ? 'lg:py-20' : 'lg:py-14'}`}>
          {trail && <Breadcrumbs trail={trail} current={title} />}
          <h1 className="mt-3 max-w-3xl text-headline">{title}</h1>
          {text && <p className="mt-5 max-w-xl text-lg text-muted">{text}</p>}
          {children}
        </div>
        {picture && (
          <FirstPicture
            name={picture}
            alt={typeof picture === 'string' ? '' : (picture.alt ?? '')}
            sizes="(min-width: 62rem) 36rem, 90vw"
            travels
            className={`page-banner-picture${isPictureSmall ? ' is-small' : ''}`}
          />
        )}
      </div>
    </div>
  );
}
