import { Anchor } from '#app/ui/anchor.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import type { Link } from '#company/shape/types.ts';

const look = 'group inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline';

/** To where the visitor came from. Its arrow points back. */
export function BackLink({ label, href }: Link) {
  return (
    <Anchor href={href} className={`${look} text-accent`}>
      <Arrow points="back" />
      {label}
    </Anchor>
  );
}

export function ArrowLink({ label, href, onDeep }: Link & { onDeep?: boolean }) {
  return (
    <Anchor href={href} className={`${look} ${onDeep ? 'text-seaglass' : 'text-accent'}`}>
      {label}
      <Arrow />
    </Anchor>
  );
}

const arrows = {
  on: { drawing: 'M4 10h11m-4.5-5 5 5-5 5', moves: 'group-hover:[translate:0.25rem]' },
  back: { drawing: 'M16 10H5m4.5-5-5 5 5 5', moves: 'group-hover:[translate:-0.25rem]' },
};

export function Arrow({ points = 'on' }: { points?: keyof typeof arrows }) {
  const { drawing, moves } = arrows[points];
  return (
    <LineIcon
      d={drawing}
      grid={20}
      strokeWidth={2.2}
      className={`size-5 flex-none transition-transform ${moves}`}
    />
  );
}
