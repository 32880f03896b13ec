import { photoWords } from '#content/photos.ts';
import type { PhotoState as State } from './upload-photos.ts';

/** How far the upload of a photo is. Nothing before it starts. */
export function PhotoState({ state }: { state: State | undefined }) {
  if (state === undefined) return null;
  if (state === 'failed' || state === 'refused')
    return <p className="text-sm font-semibold text-danger">{photoWords[state]}</p>;
  if (state === 1) return <p className="text-sm font-semibold text-accent">✓ {photoWords.uploaded}</p>;
  const percent = Math.round(state * 100);
  return (
    <p className="text-sm">
      {photoWords.uploading(percent)}
      <progress
        aria-label={photoWords.uploading(percent)}
        value={percent}
        max={100}
        className="block h-2 w-full accent-accent"
      />
    </p>
  );
}
