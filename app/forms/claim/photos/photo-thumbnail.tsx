import { usePreview } from '#app/forms/kit/fields/use-preview.ts';
import { photoWords } from '#content/photos.ts';
import type { Photo } from './photo-draft.ts';

/** A small picture of a photo. */
export function PhotoThumbnail({ photo: { file, isReady }, place }: { photo: Photo; place: number }) {
  const preview = usePreview(isReady ? file : undefined);
  const alt = photoWords.alt(place, file.name);
  if (preview) return <img src={preview} alt={alt} className="photo-thumbnail" />;
  return (
    <span role="img" aria-label={alt} className="photo-thumbnail">
      {isReady ? photoWords.pdf : '…'}
    </span>
  );
}
