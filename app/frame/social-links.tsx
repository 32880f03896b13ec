import type { SocialPage } from '#company/shape/site.ts';
import { site } from '#company/site.ts';
import { Anchor } from '../ui/anchor.tsx';
import { LineIcon } from '../ui/line-icon.tsx';

const drawings: Record<SocialPage['name'], string> = {
  LinkedIn: 'M6 9.5V18M6 6v.01M10.5 18v-8.5m0 4c0-4.5 7-5 7-.3V18',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4m4 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M16.8 7.2v.01',
  Facebook: 'M16 4h-1.6C12 4 11 5.4 11 7.6V20M7.5 11.5h7.5',
  YouTube:
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6m4 3.6v4.8l4-2.4z',
};

export function SocialLinks({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="flex gap-2">
      {site.social.map(({ name, url }) => (
        <li key={name}>
          <Anchor
            href={url}
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-full bg-deep-raised hover:bg-amber hover:text-navy"
          >
            <span className="sr-only">{name}</span>
            <LineIcon d={drawings[name]} grid={24} strokeWidth={2} className="size-5.5" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
