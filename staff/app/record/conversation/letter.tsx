import type { ReactNode } from 'react';
import { formatDayAndTime } from '../../../words/office-times.ts';

type Props = {
  id: string;
  author: string;
  /** Beside the name: an address, or what it is. */
  about?: string | undefined;
  time: string;
  /** Ours stand a little to the side. */
  isOurs?: boolean;
  children: ReactNode;
};

/** One letter of the conversation, under its author and time. */
export function Letter({ id, author, about, time, isOurs = false, children }: Props) {
  return (
    <article
      id={letterElementId(id)}
      tabIndex={-1}
      aria-labelledby={`${letterElementId(id)}-author`}
      className={`card grid grid-cols-1 gap-3 px-5 py-4.5 focus:outline-none ${isOurs ? 'border-s-4 border-s-accent lg:ms-10' : 'lg:me-10'}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-xs wrap-anywhere">
        <h2 id={`${letterElementId(id)}-author`} className="text-base leading-[1.3]">
          {author}
        </h2>
        {about && <span className="text-muted">{about}</span>}
        <time dateTime={time} className="ms-auto text-muted">
          {formatDayAndTime(time)}
        </time>
      </header>
      {children}
    </article>
  );
}

export function letterElementId(id: string): string {
  return `letter-${id}`;
}
