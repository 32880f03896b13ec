import { type DragEvent, useState } from 'react';
import { FieldFrame, fieldId } from '#app/forms/kit/fields/field-frame.tsx';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import { photoWords } from '#content/photos.ts';
import { PhotoList } from './photo-list.tsx';
import { photoExtensions } from './refuse-photo.ts';
import type { Photos } from './use-photos.ts';

type Props = { name: string; words: FieldWords; error?: string | undefined; photos: Photos };

/** Takes photos with the camera, by click, drop or keyboard, and shows them in an order that can be changed. */
export function PhotoField({ name, words, error = '', photos }: Props) {
  const [over, setOver] = useState(false);
  const picker = useEarlyInput(take);
  const camera = useEarlyInput(take);

  /** Emptied at once, so that the same file can be chosen again after it was removed. */
  function take(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) photos.add(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) photos.add(dropped);
  }

  const listId = `${fieldId(name)}-list`;
  const complaint = photos.complaint ?? (error || undefined);
  return (
    <FieldFrame name={name} words={words} error={complaint} describedBy={`${fieldId(name)}-privacy`}>
      {(input) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input inside is accessible
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          data-over={over || undefined}
          data-invalid={complaint ? true : undefined}
          className="file-field"
        >
          <p className="flex flex-wrap items-center gap-3">
            <label className="file-field-button camera-button needs-scripts">
              {photoWords.camera}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                ref={camera}
                onChange={(event) => take(event.target)}
              />
            </label>
            <label htmlFor={input.id} className="file-field-button">
              {photoWords.choose}
              <input
                {...input}
                type="file"
                name={name}
                multiple
                accept={photoExtensions.map((extension) => `.${extension}`).join(',')}
                ref={picker}
                onChange={(event) => take(event.target)}
              />
            </label>
            <span className="needs-scripts text-sm text-muted max-sm:hidden">{photoWords.drop}</span>
          </p>
          <p id={`${fieldId(name)}-privacy`} className="needs-scripts mt-3 text-sm text-muted">
            {photoWords.privacy}
          </p>
          <p role="status" className="sr-only">
            {photos.announcement}
          </p>
          <PhotoList id={listId} photos={photos} onEmpty={() => picker.current?.focus()} />
        </div>
      )}
    </FieldFrame>
  );
}
