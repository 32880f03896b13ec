import type { UploadedPicture } from '#company/shape/pictures.ts';
import { pictureFile, widthsOf } from '#domain/website/uploaded-pictures.ts';

type Props = {
  picture: UploadedPicture;
  alt: string;
  sizes: string;
  widest?: number;
  loading?: 'first' | 'lazy';
  className?: string | undefined;
};

/** A picture of the office, the same by day and by night. A portrait is round, as our own are. */
export function Uploaded({ picture, alt, sizes, widest, loading, className }: Props) {
  const { hash, width, height } = picture;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={uploadedSources(picture, widest)} sizes={sizes} />
      <img
        // For browsers without AVIF.
        src={pictureFile(hash, width, 'webp')}
        width={width}
        height={height}
        alt={alt}
        loading={loading === 'first' ? undefined : 'lazy'}
        fetchPriority={loading === 'first' ? 'high' : 'low'}
        decoding="async"
        className={width === height ? 'rounded-full' : 'rounded-md'}
      />
    </picture>
  );
}

/** The value of `srcset`, without widths above `widest`, unless the picture is in no other. */
export function uploadedSources(picture: UploadedPicture, widest = Number.POSITIVE_INFINITY): string {
  const [narrowest = picture.width, ...wider] = widthsOf(picture);
  return [narrowest, ...wider.filter((width) => width <= widest)]
    .map((width) => `${pictureFile(picture.hash, width, 'avif')} ${width}w`)
    .join(', ');
}
