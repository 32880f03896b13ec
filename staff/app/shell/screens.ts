import { changesWebsite, kindsFor, type StaffRole } from '#domain/roles.ts';
import type { shell } from '../../words/shell.ts';

export type Screen = Exclude<keyof typeof shell.links, 'account'>;

/** In the bar of a phone. */
export function mainScreens(role: StaffRole): Screen[] {
  return [
    ...(kindsFor(role).length > 0 ? (['inbox', 'persons', 'overview'] as const) : []),
    ...(changesWebsite(role) ? (['website'] as const) : []),
  ];
}

/** On a phone in the menu behind the bar. */
export function menuScreens(role: StaffRole): Screen[] {
  return role === 'owner' ? ['team', 'audit', 'settings'] : [];
}

const link =
  'flex min-h-15 w-full items-center font-semibold leading-[1.3] hover:bg-hover focus-visible:-outline-offset-4 aria-[current=page]:text-accent';

/** In the bar of a phone, the rail of a tablet and the side of a wide screen. */
export const barLinkLook = `${link} flex-col justify-center gap-0.5 max-md:aria-[current=page]:[box-shadow:inset_0_3px_0_var(--color-accent)] max-lg:text-2xs md:rounded-sm md:aria-[current=page]:bg-sunken lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3`;

/** In the menu of a phone. */
export const sheetLinkLook = `${link} gap-3.5 rounded-sm px-3 text-base aria-[current=page]:bg-sunken`;
