import { Fragment, type ReactNode } from 'react';
import type { Link } from '#company/shape/types.ts';
import { searchBox } from '#content/search-words.ts';
import { header, topBar } from '#content/shell.ts';
import { keepExisting } from '../catalog/optional-pages.ts';
import { linkTo, mainServices } from '../catalog/services.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chevron } from '../ui/chevron.tsx';
import { localHref } from '../ui/local-href.ts';
import { SearchIcon } from '../ui/search-icon.tsx';
import { LanguageLinks } from './language-links.tsx';
import { markCurrent } from './mark-current.ts';
import { AllServicesLink, MenuLink } from './services-menu.tsx';
import { useQuote } from './use-quote.ts';

const id = 'site-menu';

/** The navigation on narrow screens. header.css turns its button into "Close" while it is open. */
export function SiteMenu({ pathname }: { pathname: string }) {
  const quote = useQuote();
  const link = (target: Link) => <MenuLink {...markCurrent(target, pathname)} />;
  const button = (target: Link) => (
    <ButtonLink {...markCurrent(target, pathname)} look="quiet" size="small">
      {target.label}
    </ButtonLink>
  );
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="site-menu-button min-h-12 rounded-full bg-panel px-4 font-bold shadow-card"
      >
        <ButtonFace drawing="M3 6h14M3 10h14M3 14h14" label={header.menu} />
        <ButtonFace drawing="m4.5 4.5 11 11m0-11-11 11" label={header.close} />
      </button>
      <nav id={id} popover="auto" aria-label={header.navigation} className="menu">
        <MenuSearch />
        {link(header.home)}
        {link(header.about)}
        <Group label={header.services.label} open={pathname.startsWith('/services')}>
          {mainServices.map((service) => (
            <li key={service.slug}>{link({ label: service.title, href: linkTo(service) })}</li>
          ))}
          <li>
            <AllServicesLink pathname={pathname} />
          </li>
        </Group>
        <Group label={header.resources.label} open={pathname.startsWith('/resources')}>
          {keepExisting(header.resources.links).map((target) => (
            <li key={target.href}>{link(target)}</li>
          ))}
        </Group>
        {link(header.contact)}
        {topBar.links.map((target) => (
          <Fragment key={target.href}>{link(target)}</Fragment>
        ))}
        <LanguageLinks className="flex min-h-12 items-center rounded-sm px-4 font-bold hover:bg-sunken" />
        <div className="mt-2 grid grid-cols-2 gap-2 p-2">
          <div className="col-span-2 grid">
            <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
          </div>
          {button(header.careers)}
          {button(header.verification)}
        </div>
      </nav>
    </div>
  );
}

function Group({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="menu-button flex min-h-12 items-center justify-between rounded-sm px-4 font-bold hover:bg-sunken">
        {label}
        <Chevron />
      </summary>
      <ul className="ml-4 border-l-2 border-line">{children}</ul>
    </details>
  );
}

function ButtonFace({ drawing, label }: { drawing: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
        <path d={drawing} stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {label}
    </span>
  );
}

/** The search box at the top of the menu. It leads to the search page. */
function MenuSearch() {
  return (
    <search>
      <form action={localHref(searchBox.href)} className="menu-search">
        <input name="q" type="search" required aria-label={searchBox.label} placeholder={searchBox.label} />
        <button type="submit" aria-label={searchBox.button} className="grid size-11 place-items-center">
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
