import { type PictureName, type ShownPicture, sizeOf, sourceSet, urlOf } from '../catalog/pictures.ts';
import { Uploaded } from './uploaded-picture.tsx';

const night = '(prefers-color-scheme: dark)';

type Props = {
  name: ShownPicture;
  /** Empty if the heading beside it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** In pixels: the largest file that the layout can use on high-density screens. */
  widest?: number;
  /** A crop for narrow screens, where the wide one would be too small to read. */
  narrow?: { name: PictureName; below: string };
  /** `always-night` for panels that are dark in both color schemes. */
  time?: 'follows-theme' | 'always-night';
  loading?: 'first' | 'lazy';
  /** Moves to the same picture on the next page, if motion.css knows its name. At most once on a page; a drawing never does. */
  travels?: boolean;
  className?: string;
};

export function Picture({ name, ...props }: Props) {
  return typeof name === 'string' ? <Own name={name} {...props} /> : <Uploaded picture={name} {...props} />;
}

/** One of the company's pictures, in a version for each color scheme. */
function Own({
  name,
  alt,
  sizes,
  widest,
  narrow,
  time = 'follows-theme',
  loading = 'lazy',
  travels,
  className,
}: Props & { name: PictureName }) {
  const { width, height } = sizeOf(name);
  const cuts = narrow
    ? [
        { name: narrow.name, media: [`(max-width: ${narrow.below})`] },
        { name, media: [] },
      ]
    : [{ name, media: [] }];
  const times =
    time === 'always-night'
      ? [{ at: 'night' as const, media: [] }]
      : [
          { at: 'night' as const, media: [night] },
          { at: 'day' as const, media: [] },
        ];
  return (
    <picture className={className} data-travels={travels && !name.startsWith('default-') ? name : undefined}>
      {times.flatMap(({ at, media }) =>
        cuts.map((cut) => (
          <source
            key={`${at} ${cut.name}`}
            media={[...media, ...cut.media].join(' and ') || undefined}
            type="image/avif"
            srcSet={sourceSet(cut.name, at, widest)}
            sizes={sizes}
          />
        )),
      )}
      <img
        // For browsers without AVIF.
        src={urlOf(name, time === 'always-night' ? 'night' : 'day', width, 'webp')}
        width={width}
        height={height}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'first' ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}
