import { TextButton } from '#app/ui/text-button.tsx';
import { photoWords } from '#content/photos.ts';
import { keyOf } from './photo-list.tsx';
import { PhotoState } from './photo-state.tsx';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import type { Photos } from './use-photos.ts';

type Props = { photos: Photos; isSending: boolean; onRetry: (photo: File) => void };

/** The photos of a claim that is about to be sent, with how far each is. One that failed can be sent again alone. */
export function PhotosToSend({ photos: { list, states }, isSending, onRetry }: Props) {
  if (list.length === 0) return null;
  return (
    <ol aria-label={photoWords.list} className="photos-to-send">
      {list.map((photo, at) => (
        <li key={keyOf(photo)}>
          <PhotoThumbnail photo={photo} place={at + 1} />
          <PhotoState state={states.get(photo)} />
          {states.get(photo) === 'failed' && !isSending && (
            <TextButton className="text-sm" onClick={() => onRetry(photo)}>
              {photoWords.retry}
              <span className="sr-only">: {photo.name}</span>
            </TextButton>
          )}
        </li>
      ))}
    </ol>
  );
}
