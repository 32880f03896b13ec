import { useState } from 'react';
import { NavLink } from 'react-router';
import { Mark } from '#app/components/logo.tsx';
import { shell } from '../../words/shell.ts';
import { Icon } from './icons.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { type Screen, screensFor } from './screens.ts';
import { signOut } from './sign-out.ts';
import type { Me } from './use-me.ts';

/** At the side of a wide screen, as a rail on a tablet, and at the bottom of a phone, where the thumb is. */
export function Navigation({ me }: { me: Me }) {
  const [menu, setMenu] = useState<'closed' | 'open'>('closed');
  return (
    <nav aria-label={shell.menu} className="staff-navigation">
      <p className="staff-brand">
        <Mark className="size-8" />
        <span>{shell.product}</span>
      </p>
      <ul className="staff-links">
        {screensFor(me.role).map(({ name, place }) => (
          <li key={name} data-place={place}>
            <ScreenLink name={name} />
          </li>
        ))}
        <li className="staff-more">
          <button type="button" onClick={() => setMenu('open')} aria-haspopup="dialog" className="staff-link">
            <Icon name="more" />
            <span>{shell.more}</span>
          </button>
        </li>
      </ul>
      <div className="staff-person">
        <NavLink to="/account" className="staff-link">
          <Icon name="account" />
          <span className="min-w-0">
            <span className="staff-person-name">{me.name}</span>
            <span className="staff-person-role">{shell.roles[me.role]}</span>
          </span>
        </NavLink>
        <button type="button" onClick={signOut} className="staff-sign-out">
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
    <NavLink to={name === 'inbox' ? '/' : `/${name}`} end={name === 'inbox'} className="staff-link">
      <Icon name={name} />
      {short ? (
        <>
          <span className="staff-long">{shell.links[name]}</span>
          <span className="staff-short">{short}</span>
        </>
      ) : (
        <span>{shell.links[name]}</span>
      )}
    </NavLink>
  );
}
