import type { Kind } from '#domain/kinds.ts';
import { LineIcon } from '../../ui/line-icon.tsx';

/** On a grid of 20 by 20. */
const drawings: Record<Kind, string> = {
  message: 'M3 5h14v10H3zm0 .8 7 5.2 7-5.2',
  claim:
    'M10 2.500 16.500 5v4.500c0 4-2.700 6.700-6.500 8-3.800-1.300-6.500-4-6.500-8V5zM10 6.500v4.200m0 2.600v.2',
  application: 'M5 3h7l3 3v11H5zm7 0v3h3M7.500 9h5m-5 3h5',
  verification:
    'M2.500 5h15v10h-15zM7 11a1.700 1.700 0 1 0 0-3.400A1.700 1.700 0 0 0 7 11zm-2.400 2.300c.3-1.300 1.200-2 2.400-2s2.100.7 2.400 2M12 8.500h3M12 11.500h3',
};

export function KindIcon({ kind }: { kind: Kind }) {
  return <LineIcon d={drawings[kind]} grid={20} strokeWidth={1.6} className="size-5 flex-none" />;
}
