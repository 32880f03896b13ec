import { useEffect, useRef } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { photoWords } from '#content/photos.ts';
import type { Photo } from './photo-draft.ts';
import { PhotoState } from './photo-state.tsx';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import type { Photos } from './use-photos.ts';

type Props = { id: string; photos: Photos; onEmpty: () => void };

/** The chosen photos, with buttons to change their order and to remove them. */
export function PhotoList({ id, photos: { list, states, move, remove }, onEmpty }: Props) {
  const items = useRef(new Map<string, HTMLElement>());
  const focusNext = useRef<{ photo: Photo | undefined; button: 'earlier' | 'later' | 'remove' }>(undefined);

  // A browser drops the focus of an element that moves, or that is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (!next) return;
    const item = next.photo && items.current.get(next.photo.id);
    if (item) item.querySelector<HTMLElement>(`[data-photo-button=${next.button}]`)?.focus();
    else onEmpty();
  }, [list]);

  function moveAndFocus(photo: Photo, by: -1 | 1) {
    focusNext.current = { photo, button: by < 0 ? 'earlier' : 'later' };
    move(photo, by);
  }

  function removeAndFocus(photo: Photo) {
    const at = list.indexOf(photo);
    focusNext.current = { photo: list[at + 1] ?? list[at - 1], button: 'remove' };
    remove(photo);
  }

  if (list.length === 0) return null;
  return (
    <ol id={id} aria-label={photoWords.list} className="photo-list">
      {list.map((photo, at) => (
        <li
          key={photo.id}
          ref={(element) => {
            if (element) items.current.set(photo.id, element);
            else items.current.delete(photo.id);
          }}
        >
          <PhotoThumbnail photo={photo} place={at + 1} />
          <div className="min-w-0">
            <p className="truncate text-sm font-semibold">{photo.file.name}</p>
            <PhotoState photo={photo} state={states.get(photo.file)} />
            <p className="flex flex-wrap gap-x-3 text-sm">
              <PhotoButton
                name="earlier"
                photo={photo}
                isOff={at === 0}
                onClick={() => moveAndFocus(photo, -1)}
              />
              <PhotoButton
                name="later"
                photo={photo}
                isOff={at === list.length - 1}
                onClick={() => moveAndFocus(photo, 1)}
              />
              <PhotoButton name="remove" photo={photo} onClick={() => removeAndFocus(photo)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type ButtonProps = {
  name: 'earlier' | 'later' | 'remove';
  photo: Photo;
  isOff?: boolean;
  onClick: () => void;
};

/** `aria-disabled` keeps the focus, which `disabled` would drop. */
function PhotoButton({ name, photo, isOff = false, onClick }: ButtonProps) {
  return (
    <TextButton
      data-photo-button={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {photoWords[name]}
      <span className="sr-only">: {photo.file.name}</span>
    </TextButton>
  );
}
