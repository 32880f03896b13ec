import { expect, it } from 'vitest';
import { markCurrent } from './mark-current.ts';

it.each([
  ['/careers', 'page'],
  ['/careers/data-entry-clerk', 'true'],
  ['/careers-fair', undefined],
  ['/', undefined],
] as const)('on %s the link to the careers page is marked %s', (pathname, current) => {
  expect(markCurrent({ label: 'Careers', href: '/careers' }, pathname).current).toBe(current);
});

it('the link to the home page is marked on the home page only', () => {
  const home = { label: 'Home', href: '/' };
  expect(markCurrent(home, '/').current).toBe('page');
  expect(markCurrent(home, '/about').current).toBeUndefined();
});
