import { useLocation } from 'react-router';
import { header } from '#app/content/shell.ts';
import { site } from '#app/site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Logo } from './logo.tsx';
import { PrintHead } from './print-head.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { SiteMenu } from './site-menu.tsx';

/** `overHero`: the header lies on the picture at the top of the page until the page is scrolled. */
export function SiteHeader({ overHero }: { overHero: boolean }) {
  // The build prerenders /about/, which is served at /about.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const isCurrent = (href: string) => pathname === href;
  return (
    <>
      <PrintHead />
      <header className={overHero ? 'site-header over-hero' : 'site-header'} data-print="hide">
        <div className="shell flex h-full items-center justify-between gap-3">
          <a
            href="/"
            aria-label={`${site.name}, ${header.home.label}`}
            className="inline-flex min-h-11 items-center gap-2"
          >
            <Logo />
          </a>
          <nav aria-label={header.navigation} className="hidden items-center gap-1 lg:flex">
            <NavLink {...header.home} current={isCurrent('/')} />
            <NavLink {...header.about} current={isCurrent('/about')} />
            <ServicesMenu pathname={pathname} />
            <NavLink {...header.contact} current={isCurrent('/contact')} />
            <span className="ml-3 flex gap-2">
              <HeaderButton {...header.careers} current={isCurrent('/careers')} />
              <HeaderButton {...header.verification} current={isCurrent('/verification')} />
            </span>
          </nav>
          <SiteMenu pathname={pathname} />
        </div>
      </header>
    </>
  );
}

type LinkProps = { label: string; href: string; current: boolean };

function NavLink({ label, href, current }: LinkProps) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className="nav-link inline-flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-hover"
    >
      {label}
    </a>
  );
}

function HeaderButton({ label, ...props }: LinkProps) {
  return (
    <ButtonLink {...props} look="quiet" size="small">
      {label}
    </ButtonLink>
  );
}
