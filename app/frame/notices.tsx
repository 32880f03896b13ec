import { release } from '#company/release.ts';
import { typeset } from '#company/shape/typeset.ts';
import { language } from '#content/language.ts';
import { notices as words } from '#content/shell.ts';
import type { NoticeItem } from '#domain/website/items.ts';
import { isAllowedHref } from '#office/website/links.ts';
import { Anchor } from '../ui/anchor.tsx';
import { usePathname } from './mark-current.ts';

const looks = {
  calm: 'border-b border-line bg-sunken',
  urgent: 'urgent-notice bg-amber text-navy',
};

/** What the office has to say, on all pages or on this one. Below the header, whose menus open at a fixed height. */
export function Notices() {
  const pathname = usePathname();
  const shown = release.notices.filter(({ facts: { pages } }) => pages === 'all' || pages.includes(pathname));
  if (shown.length === 0) return null;
  return (
    <aside aria-label={words.label}>
      {shown.map(({ key, ...notice }) => (
        <Notice key={key} {...notice} />
      ))}
    </aside>
  );
}

function Notice({ facts: { tone }, words: all }: NoticeItem) {
  const { text, link } = all[language.code] ?? all.en;
  return (
    <div className={looks[tone]}>
      <div className="shell flex flex-wrap items-center gap-x-8 py-2">
        <p className="py-1">
          {tone === 'urgent' && <strong>{words.urgent} </strong>}
          {typeset(text)}
        </p>
        {link && isAllowedHref(link.href) && (
          <Anchor
            href={link.href}
            className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
          >
            {typeset(link.label)}
          </Anchor>
        )}
      </div>
    </div>
  );
}
