import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { itemForm } from '../../words/website.ts';
import { addressOf } from './links.ts';

type Props = { title: string; aside?: string; children?: ReactNode };

/** The way back, and the name of a screen of the website. */
export function ScreenHead({ title, aside, children }: Props) {
  return (
    <header className="mb-4 grid max-w-[70ch] grid-cols-1 gap-1">
      <Link to={addressOf.home} className={`${linkLook} gap-1`}>
        <LineIcon d="m10 3-5 5 5 5" grid={16} strokeWidth={2.2} className="size-4" />
        {itemForm.back}
      </Link>
      <h1 className="text-title wrap-anywhere">{title}</h1>
      {aside && <p className="text-muted">{aside}</p>}
      {children}
    </header>
  );
}
