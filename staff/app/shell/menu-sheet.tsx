import { NavLink } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shell } from '../../words/shell.ts';
import { signOut } from '../session/session.ts';
import type { Me } from '../ui/use-me.ts';
import { Icon } from './icons.tsx';
import { menuScreens, sheetLinkLook } from './screens.ts';

/** On a phone: what the bar has no room for. */
export function MenuSheet({ me, onClose }: { me: Me; onClose: () => void }) {
  return (
    <Dialog title={shell.menu} onClose={onClose}>
      <ul>
        {menuScreens(me.role).map((name) => (
          <li key={name}>
            <NavLink to={`/${name}`} onClick={onClose} className={sheetLinkLook}>
              <Icon name={name} />
              {shell.links[name]}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to="/account" onClick={onClose} className={sheetLinkLook}>
            <Icon name="account" />
            <span className="min-w-0">
              {shell.links.account}
              <span className="block truncate text-sm font-normal text-muted">
                {me.name}, {shell.roles[me.role]}
              </span>
            </span>
          </NavLink>
        </li>
      </ul>
      <Button onClick={signOut} className="w-full">
        {shell.signOut}
      </Button>
    </Dialog>
  );
}
