import type { ShownPicture } from '../catalog/pictures.ts';
import { Picture } from './picture.tsx';

type Props = { name: string; portrait?: ShownPicture | undefined; sizes: string; className: string };

/** A person's picture, or the initials on a tint. */
export function Portrait({ name, portrait, sizes, className }: Props) {
  if (portrait) return <Picture name={portrait} alt="" sizes={sizes} className={`block ${className}`} />;
  return (
    <span
      aria-hidden="true"
      data-panel="group"
      className={`grid place-items-center rounded-full font-display text-section font-bold text-accent ${className}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
}
