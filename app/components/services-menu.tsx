import { linkTo, mainServices } from '#app/content/services/index.ts';
import { header } from '#app/content/shell.ts';
import { Chevron } from '#app/ui/chevron.tsx';

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
                href={linkTo(service)}
                current={pathname === linkTo(service)}
                title={service.title}
                line={service.card.menuLine}
              />
            </li>
          ))}
          <li className="mt-1 border-t border-line pt-1">
            <MenuLink
              href={header.services.all.href}
              current={pathname === header.services.all.href}
              title={header.services.all.label}
            />
          </li>
        </ul>
      </div>
    </div>
  );
}

type MenuLinkProps = { href: string; current: boolean; title: string; line?: string };

export function MenuLink({ href, current, title, line }: MenuLinkProps) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-12 flex-col justify-center rounded-sm px-4 py-2 hover:bg-sunken aria-[current]:bg-sunken"
    >
      <span className="font-bold">{title}</span>
      {line && <span className="text-sm text-muted">{line}</span>}
    </a>
  );
}
