import { LineIcon } from '#app/ui/line-icon.tsx';

/** One per screen, on a grid of 24 by 24. */
const drawings = {
  inbox: 'M3.5 13.5h5l1.5 2.5h4l1.5-2.5h5M5.8 5.5h12.4l2.3 8v5h-17v-5z',
  persons:
    'M10 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.8 19c.4-3.4 2.6-5.4 5.7-5.4M16 13.2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm2.2 5.2 2.3 2.3',
  overview: 'M4 20h16M6.5 16.5v-5m5.5 5V5m5.5 11.500V9',
  team: 'M9 11a3.3 3.3 0 1 0 0-6.600A3.3 3.3 0 0 0 9 11zm-5.8 8.500c.3-3.5 2.5-5.5 5.8-5.500s5.5 2 5.8 5.500M15.5 4.800a3 3 0 0 1 0 5.800m2 3.700c1.9.8 3 2.5 3.3 5.2',
  audit: 'M12 3.5 5 6.200v5.300c0 4.3 2.8 7.6 7 9 4.2-1.4 7-4.7 7-9V6.200zm-3 8.3 2.2 2.2 4-4.3',
  settings:
    'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400zm-6 10a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z',
  account: 'M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.600zm-7 8c.5-3.6 3.1-5.7 7-5.700s6.5 2.1 7 5.7',
  more: 'M4.5 7h15m-15 5h15m-15 5h15',
};

export function Icon({ name }: { name: keyof typeof drawings }) {
  return <LineIcon d={drawings[name]} grid={24} strokeWidth={1.8} className="size-5.5 flex-none" />;
}
