import type { License } from '#company/shape/site.ts';
import type { Link } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { hotline } from '#content/phrases/hotline.ts';
import { searchBox } from '#content/search-words.ts';
import { demonstration, topBar } from '#content/shell.ts';
import { hotlineDays } from '../catalog/special-days.ts';
import { Anchor } from '../ui/anchor.tsx';
import { SearchIcon } from '../ui/search-icon.tsx';
import { LanguageLinks } from './language-links.tsx';
import { type Current, markCurrent, usePathname } from './mark-current.ts';
import { useQuote } from './use-quote.ts';

/** The bar above the header. A phone has room for the claims number and quotes; its menu has the other links. */
export function TopBar() {
  const pathname = usePathname();
  const quote = useQuote();
  return (
    <div className="bg-deep text-deep-ink">
      <div className="shell flex flex-wrap items-center gap-x-4">
        <DemonstrationLine license={site.license} />
        <nav
          aria-label={topBar.navigation}
          className="top-bar-links flex items-center gap-1 font-semibold"
          data-print="hide"
        >
          <Anchor
            href={site.claimsHotline.href}
            className="mr-auto inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            {hotlineDays.length > 0 ? hotline.plain : topBar.call}{' '}
            <span className="text-amber">{site.claimsHotline.shown}</span>
          </Anchor>
          {topBar.links.map((link) => (
            <WideLink key={link.href} {...markCurrent(link, pathname)} />
          ))}
          <div className="language-links hidden md:flex">
            <LanguageLinks
              offer
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            />
          </div>
          <Anchor href={`${searchBox.href}#search-box`} className="hidden min-h-11 items-center md:flex">
            <SearchIcon />
            <span className="sr-only">{searchBox.short}</span>
          </Anchor>
          <Anchor href={quote.href} className="inline-flex min-h-11 items-center">
            <span className="rounded-full bg-amber px-4 py-1 text-navy hover:bg-amber-bright">
              {quote.label}
            </span>
          </Anchor>
        </nav>
      </div>
    </div>
  );
}

function WideLink({ label, href, current }: Link & { current: Current }) {
  return (
    <Anchor
      href={href}
      aria-current={current}
      className="nav-link hidden min-h-11 items-center underline-offset-4 hover:underline md:flex"
    >
      {label}
    </Anchor>
  );
}

/** Also printed. Gone once the site names a licensed insurer. */
export function DemonstrationLine({ license }: { license: License | null }) {
  if (license) return null;
  return (
    <aside aria-label={demonstration.label} className="top-bar-notice">
      <p>
        <strong className="text-amber">{`${demonstration.label}:`}</strong> {demonstration.text}
      </p>
    </aside>
  );
}
