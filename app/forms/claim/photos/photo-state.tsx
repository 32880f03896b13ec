import { photoWords } from '#content/photos.ts';
import type { Photo } from './photo-draft.ts';
import type { PhotoState as State } from './upload-photos.ts';

/** How far a photo is: being prepared, or being uploaded. Nothing in between. */
export function PhotoState({ photo, state }: { photo: Photo; state: State | undefined }) {
  if (!photo.isReady) return <p className="text-sm text-muted">{photoWords.waiting}</p>;
  if (state === undefined) return null;
  if (state === 'failed' || state === 'refused')
    return <p className="text-sm font-semibold text-danger">{photoWords[state]}</p>;
  if (state === 1) return <p className="text-sm font-semibold text-accent">✓ {photoWords.uploaded}</p>;
  const percent = Math.round(state * 100);
  return (
    <p className="text-sm">
      <span>{photoWords.uploading(percent)}</span>
      <progress
        aria-label={photoWords.uploading(percent)}
        value={percent}
        max={100}
        className="block h-2 w-full accent-accent"
      />
    </p>
  );
}
