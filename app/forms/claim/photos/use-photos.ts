import { useRef, useState } from 'react';
import { makeUuid } from '#app/forms/kit/send/random.ts';
import { photoWords } from '#content/photos.ts';
import { photosPerClaim } from '#domain/claims.ts';
import type { Photo } from './photo-draft.ts';
import { preparePhoto } from './prepare-photo.ts';
import { refusePhoto } from './refuse-photo.ts';
import type { PhotoState } from './upload-photos.ts';

export type Photos = ReturnType<typeof usePhotos>;

/**
 * The photos that a visitor has chosen, in their order, and how far the upload of each is. Each is in the list at once, and
 * prepared one after the other.
 */
export function usePhotos(onChange?: (photos: readonly Photo[]) => void) {
  const [list, setList] = useState<readonly Photo[]>([]);
  const [states, setStates] = useState<ReadonlyMap<File, PhotoState>>(new Map());
  const [complaint, setComplaint] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  // The list may change while a photo is prepared.
  const latest = useRef(list);
  const work = useRef(Promise.resolve());
  const refused = useRef(0);
  const complaints = useRef<string[]>([]);

  function show(photos: readonly Photo[]) {
    latest.current = photos;
    setList(photos);
  }

  function change(photos: readonly Photo[]) {
    show(photos);
    onChange?.(photos);
  }

  /** What is wrong with some files stays until others are added, or one is removed. */
  function report(words = '') {
    setComplaint(complaints.current.join('. ') || undefined);
    setAnnouncement([words, ...complaints.current].filter(Boolean).join(' '));
  }

  function add(files: readonly File[]) {
    if (!findWaiting()) complaints.current = [];
    const fitting = files.filter((file) => {
      const refusal = isPicture(file) ? undefined : refusePhoto(file);
      if (refusal) complaints.current.push(refusal.title);
      return !refusal;
    });
    const room = photosPerClaim - latest.current.length;
    if (fitting.length > room) complaints.current.push(photoWords.tooMany);
    const added = fitting.slice(0, room).map((file) => ({ id: makeUuid(), file, isReady: false }));
    if (added.length > 0) change([...latest.current, ...added]);
    report(added.length > 0 ? photoWords.preparing(added.length) : '');
    prepareAll();
  }

  /** Until none is left that is not ready. */
  function prepareAll(): Promise<void> {
    work.current = work.current.then(prepareWaiting);
    return work.current;
  }

  async function prepareWaiting() {
    let added = 0;
    let wrong = 0;
    for (let next = findWaiting(); next; next = findWaiting()) {
      const { id } = next;
      const file = await preparePhoto(next.file);
      // It may have been removed meanwhile.
      if (!latest.current.some((photo) => photo.id === id)) continue;
      const refusal = refusePhoto(file);
      if (refusal) {
        wrong += 1;
        complaints.current.push(refusal.title);
        change(latest.current.filter((photo) => photo.id !== id));
      } else {
        added += 1;
        const ready = { id, file, isReady: true };
        change(latest.current.map((photo) => (photo.id === id ? ready : photo)));
      }
    }
    refused.current += wrong;
    if (added + wrong > 0) report(added > 0 ? photoWords.added(added) : '');
  }

  function findWaiting() {
    return latest.current.find(({ isReady }) => !isReady);
  }

  function move(photo: Photo, by: -1 | 1) {
    const { current } = latest;
    const from = current.findIndex(({ id }) => id === photo.id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= current.length) return;
    change(current.toSpliced(from, 1).toSpliced(to, 0, ...current.slice(from, from + 1)));
    setAnnouncement(photoWords.moved(photo.file.name, to + 1, current.length));
  }

  function remove(photo: Photo) {
    change(latest.current.filter(({ id }) => id !== photo.id));
    complaints.current = [];
    setComplaint(undefined);
    setAnnouncement(photoWords.removed(photo.file.name));
  }

  return {
    list,
    states,
    complaint,
    announcement,
    add,
    move,
    remove,
    /** All files, as soon as they are ready. Nothing if one of them cannot be sent: the visitor decides. */
    async whenReady(): Promise<readonly File[] | undefined> {
      const before = refused.current;
      await prepareAll();
      return refused.current === before ? latest.current.map(({ file }) => file) : undefined;
    },
    /** Puts them before those that were chosen meanwhile, without telling the form. Returns all. */
    restore(saved: readonly Photo[], lost = 0): readonly Photo[] {
      const all = [...saved, ...latest.current];
      show(all.slice(0, photosPerClaim));
      if (lost > 0) complaints.current.push(photoWords.lost(lost));
      if (all.length > photosPerClaim) complaints.current.push(photoWords.tooMany);
      if (complaints.current.length > 0) report();
      prepareAll();
      return latest.current;
    },
    /** Not those that were added since. */
    removeSent(files: readonly File[]) {
      change(latest.current.filter(({ file }) => !files.includes(file)));
      setStates(new Map());
    },
    clear() {
      show([]);
      setStates(new Map());
      complaints.current = [];
      setComplaint(undefined);
    },
    setState: (photo: File, state: PhotoState) => setStates((before) => new Map(before).set(photo, state)),
  };
}

/** What a browser may be able to draw again, in another format and smaller. */
function isPicture({ type }: File): boolean {
  return type.startsWith('image/');
}
