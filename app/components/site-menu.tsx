import { linkTo, mainServices } from '#app/content/services/index.ts';
import { header } from '#app/content/shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Chevron } from '#app/ui/chevron.tsx';
import { MenuLink } from './services-menu.tsx';

const id = 'site-menu';

/** The navigation on narrow screens. */
export function SiteMenu({ pathname }: { pathname: string }) {
  const link = ({ label, href }: { label: string; href: string }) => (
    <MenuLink title={label} href={href} current={pathname === href} />
  );
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-12 items-center gap-2 rounded-full bg-panel px-4 font-bold shadow-card"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
          <path d="M3 6h14M3 10h14M3 14h14" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
        {header.menu}
      </button>
      <nav id={id} popover="auto" aria-label={header.navigation} className="menu">
        {link(header.home)}
        {link(header.about)}
        <details open={pathname.startsWith('/services')}>
          <summary className="menu-button flex min-h-12 items-center justify-between rounded-sm px-4 font-bold hover:bg-sunken">
            {header.services.label}
            <Chevron />
          </summary>
          <ul className="ml-4 border-l-2 border-line">
            {mainServices.map((service) => (
              <li key={service.slug}>{link({ label: service.title, href: linkTo(service) })}</li>
            ))}
            <li>{link(header.services.all)}</li>
          </ul>
        </details>
        {link(header.contact)}
        <div className="mt-2 grid grid-cols-2 gap-2 p-2">
          <ButtonLink
            href={header.careers.href}
            look="secondary"
            size="small"
            current={pathname === header.careers.href}
          >
            {header.careers.label}
          </ButtonLink>
          <ButtonLink
            href={header.verification.href}
            size="small"
            current={pathname === header.verification.href}
          >
            {header.verification.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}
