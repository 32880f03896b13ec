import type { Link } from '#company/shape/types.ts';
import { header } from '#content/shell.ts';
import { keepExisting } from '../catalog/optional-pages.ts';
import { linkTo, mainServices } from '../catalog/services.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Chevron } from '../ui/chevron.tsx';
import { type Current, markCurrent } from './mark-current.ts';

const id = 'services-menu';

/** A popover, which opens and closes without scripts. */
export function ServicesMenu({ pathname }: { pathname: string }) {
  const isCurrent = pathname.startsWith('/services');
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        data-current={isCurrent || undefined}
        className="nav-link menu-button inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 font-semibold hover:bg-hover"
      >
        {header.services.label}
        <Chevron />
      </button>
      <div id={id} popover="auto" className="menu">
        <ul>
          {mainServices.map((service) => (
            <li key={service.slug}>
              <MenuLink
                {...markCurrent({ label: service.title, href: linkTo(service) }, pathname)}
                line={service.card.menuLine}
              />
            </li>
          ))}
          <li className="mt-1 border-t border-line pt-1">
            <AllServicesLink pathname={pathname} />
          </li>
          <li className="mt-1 border-t border-line pt-3">
            <p className="px-4 text-sm text-muted">{header.resources.label}</p>
            <ul className="flex">
              {keepExisting(header.resources.links).map((link) => (
                <li key={link.href}>
                  <MenuLink {...markCurrent(link, pathname)} />
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </div>
    </div>
  );
}

type MenuLinkProps = Link & { current: Current; line?: string };

/** Not current on the page of a service: that has a link of its own in the same menu. */
export function AllServicesLink({ pathname }: { pathname: string }) {
  const { all } = header.services;
  return <MenuLink {...all} current={pathname === all.href ? 'page' : undefined} />;
}

export function MenuLink({ href, current, label, line }: MenuLinkProps) {
  return (
    <Anchor
      href={href}
      aria-current={current}
      className="flex min-h-12 flex-col justify-center rounded-sm px-4 py-2 hover:bg-sunken aria-[current]:bg-sunken"
    >
      <span className="font-bold">{label}</span>
      {line && <span className="text-sm text-muted">{line}</span>}
    </Anchor>
  );
}
