import { useEffect, useState } from 'react';
import { details } from '#app/content/contact.ts';
import { isOpen } from './is-open.ts';

const minute = 60_000;

/** Only where scripts run: the page's HTML cannot know when it is read. */
export function OpenNow() {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const look = () => setOpen(isOpen(new Date()));
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
  if (open === undefined) return null;
  return (
    <span className="inline-flex items-center gap-2 rounded-full bg-sunken px-3 py-1 text-sm font-bold">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${open ? 'bg-teal' : 'bg-coral'}`} />
      {open ? details.open : details.closed}
    </span>
  );
}
