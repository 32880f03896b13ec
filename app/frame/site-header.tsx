import type { Link } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { phones } from '#content/phrases/phones.ts';
import { footer, header } from '#content/shell.ts';
import { Anchor } from '../ui/anchor.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Logo, PlainMark } from './logo.tsx';
import { type Current, markCurrent, usePathname } from './mark-current.ts';
import { ServicesMenu } from './services-menu.tsx';
import { SiteMenu } from './site-menu.tsx';

/** `overHero`: the header lies on the picture at the top of the page until the page is scrolled. */
export function SiteHeader({ overHero }: { overHero: boolean }) {
  const pathname = usePathname();
  return (
    <>
      <PrintHead />
      <header className={overHero ? 'site-header over-hero' : 'site-header'} data-print="hide">
        <div className="shell flex h-full items-center justify-between gap-2">
          <Anchor
            href="/"
            aria-label={`${site.name}, ${header.home.label}`}
            className="inline-flex min-h-11 min-w-0 items-center gap-2"
          >
            <Logo />
          </Anchor>
          <nav aria-label={header.navigation} className="hidden items-center gap-1 lg:flex">
            <NavLink {...markCurrent(header.home, pathname)} />
            <NavLink {...markCurrent(header.about, pathname)} />
            <ServicesMenu pathname={pathname} />
            <NavLink {...markCurrent(header.contact, pathname)} />
            <span className="ml-3 flex gap-2">
              <HeaderButton {...markCurrent(header.careers, pathname)} />
              <HeaderButton {...markCurrent(header.verification, pathname)} />
            </span>
          </nav>
          <SiteMenu pathname={pathname} />
        </div>
      </header>
    </>
  );
}

type LinkProps = Link & { current: Current };

function NavLink({ label, href, current }: LinkProps) {
  return (
    <Anchor
      href={href}
      aria-current={current}
      className="nav-link inline-flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-hover"
    >
      {label}
    </Anchor>
  );
}

function HeaderButton({ label, ...props }: LinkProps) {
  return (
    <ButtonLink {...props} look="quiet" size="small">
      {label}
    </ButtonLink>
  );
}

const claims = `${footer.claims}: ${site.claimsHotline.shown}`;

/** Replaces the navigation on printed pages. */
function PrintHead() {
  return (
    <div className="shell hidden items-center gap-3 pb-4 print:flex">
      <PlainMark className="size-10" />
      <span className="mr-auto font-display text-title font-bold">{site.legalName}</span>
      <span>{phones.isOnePhone ? claims : `${site.telephone.shown} · ${claims}`}</span>
    </div>
  );
}
