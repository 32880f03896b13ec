import { useState } from 'react';
import { NavLink } from 'react-router';
import { Mark } from '#app/frame/logo.tsx';
import { shell } from '../../words/shell.ts';
import { signOut } from '../session/session.ts';
import type { Me } from '../ui/use-me.ts';
import { Icon } from './icons.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { barLinkLook, mainScreens, menuScreens, type Screen } from './screens.ts';

/** At the side of a wide screen, as a rail on a tablet, and at the bottom of a phone, where the thumb is. */
export function Navigation({ me }: { me: Me }) {
  const [menu, setMenu] = useState<'closed' | 'open'>('closed');
  return (
    <nav
      aria-label={shell.menu}
      className="fixed inset-x-0 bottom-0 z-5 border-t border-line bg-panel md:sticky md:inset-auto md:top-0 md:flex md:h-svh md:flex-col md:gap-3 md:overflow-y-auto md:border-e md:border-t-0 md:px-2 md:py-4 lg:gap-6 lg:px-3.5 lg:py-5 print:hidden"
    >
      <p className="hidden font-display leading-[1.2] font-bold md:flex md:justify-center lg:items-center lg:justify-start lg:gap-2.5 lg:px-2.5">
        <Mark className="size-8" />
        <span className="max-lg:sr-only">{shell.product}</span>
      </p>
      <ul className="grid auto-cols-fr grid-flow-col pb-[env(safe-area-inset-bottom)] md:grid-flow-row md:gap-1">
        {mainScreens(me.role).map((name) => (
          <li key={name}>
            <ScreenLink name={name} />
          </li>
        ))}
        {menuScreens(me.role).map((name) => (
          <li key={name} className="max-md:hidden">
            <ScreenLink name={name} />
          </li>
        ))}
        <li className="md:hidden">
          <button
            type="button"
            onClick={() => setMenu('open')}
            aria-haspopup="dialog"
            className={barLinkLook}
          >
            <Icon name="more" />
            <span>{shell.more}</span>
          </button>
        </li>
      </ul>
      <div className="hidden text-center md:mt-auto md:grid md:gap-1 lg:border-t lg:border-line lg:pt-3 lg:text-start">
        <NavLink to="/account" className={`${barLinkLook} lg:py-2`}>
          <Icon name="account" />
          <span className="min-w-0">
            <span className="line-clamp-2 wrap-anywhere">{me.name}</span>
            <span className="hidden text-xs font-normal text-muted lg:block">{shell.roles[me.role]}</span>
          </span>
        </NavLink>
        <button
          type="button"
          onClick={signOut}
          className="min-h-11 rounded-sm font-semibold text-muted hover:bg-hover hover:text-ink max-lg:text-2xs lg:ps-11.5 lg:text-start"
        >
          {shell.signOut}
        </button>
      </div>
      {menu === 'open' && <MenuSheet me={me} onClose={() => setMenu('closed')} />}
    </nav>
  );
}

function ScreenLink({ name }: { name: Screen }) {
  const short = shell.shortLinks[name];
  return (
    <NavLink to={name === 'inbox' ? '/' : `/${name}`} end={name === 'inbox'} className={barLinkLook}>
      <Icon name={name} />
      {short ? (
        <>
          <span className="max-lg:hidden">{shell.links[name]}</span>
          <span className="lg:hidden">{short}</span>
        </>
      ) : (
        <span>{shell.links[name]}</span>
      )}
    </NavLink>
  );
}
