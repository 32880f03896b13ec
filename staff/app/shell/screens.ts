import type { StaffRole } from '#domain/roles.ts';
import type { shell } from '../../words/shell.ts';

export type Screen = Exclude<keyof typeof shell.links, 'account'>;

/** Where a link stands on a phone: in the bar, or in the menu behind it. */
type Place = 'bar' | 'menu';

const everyone: Array<{ name: Screen; place: Place }> = [
  { name: 'inbox', place: 'bar' },
  { name: 'persons', place: 'bar' },
  { name: 'overview', place: 'bar' },
];
const ofOwner: Array<{ name: Screen; place: Place }> = [
  { name: 'team', place: 'menu' },
  { name: 'audit', place: 'menu' },
  { name: 'settings', place: 'menu' },
];

export function screensFor(role: StaffRole) {
  return role === 'owner' ? [...everyone, ...ofOwner] : everyone;
}
