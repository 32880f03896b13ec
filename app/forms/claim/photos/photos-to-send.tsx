import { TextButton } from '#app/ui/text-button.tsx';
import { photoWords } from '#content/photos.ts';
import { PhotoState } from './photo-state.tsx';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import type { Photos } from './use-photos.ts';

type Props = { photos: Photos; isSending: boolean; onRetry: (photo: File) => void };

/** The photos of a claim that is about to be sent, with how far each is. One that failed can be sent again alone. */
export function PhotosToSend({ photos: { list, states, complaint }, isSending, onRetry }: Props) {
  return (
    <>
      {complaint && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {complaint}
        </p>
      )}
      {list.length > 0 && (
        <ol aria-label={photoWords.list} className="photos-to-send">
          {list.map((photo, at) => (
            <li key={photo.id}>
              <PhotoThumbnail photo={photo} place={at + 1} />
              <PhotoState photo={photo} state={states.get(photo.file)} />
              {states.get(photo.file) === 'failed' && !isSending && (
                <TextButton className="text-sm" onClick={() => onRetry(photo.file)}>
                  {photoWords.retry}
                  <span className="sr-only">: {photo.file.name}</span>
                </TextButton>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
