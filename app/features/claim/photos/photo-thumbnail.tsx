import { usePreview } from '#app/ui/form/use-preview.ts';
import { photoWords } from '#content/photos.ts';

/** A small picture of a photo. */
export function PhotoThumbnail({ photo, place }: { photo: File; place: number }) {
  const preview = usePreview(photo);
  const alt = photoWords.alt(place, photo.name);
  if (preview) return <img src={preview} alt={alt} className="photo-thumbnail" />;
  return (
    <span role="img" aria-label={alt} className="photo-thumbnail">
      {photoWords.pdf}
    </span>
  );
}
