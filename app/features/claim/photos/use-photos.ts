import { useRef, useState } from 'react';
import { photoWords } from '#content/photos.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { preparePhoto } from './prepare-photo.ts';
import { refusePhoto } from './refuse-photo.ts';
import type { PhotoState } from './upload-photos.ts';

export type Photos = ReturnType<typeof usePhotos>;

/** The photos that a visitor has chosen, in their order, and how far the upload of each is. */
export function usePhotos(onChange?: (photos: readonly File[]) => void) {
  const [list, setList] = useState<readonly File[]>([]);
  const [states, setStates] = useState<ReadonlyMap<File, PhotoState>>(new Map());
  const [isPreparing, setPreparing] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  // Preparing takes a while, and the list may change meanwhile.
  const latest = useRef(list);

  function show(photos: readonly File[]) {
    latest.current = photos;
    setList(photos);
  }

  function change(photos: readonly File[]) {
    show(photos);
    onChange?.(photos);
  }

  async function add(files: readonly File[]) {
    setPreparing(true);
    const complaints: string[] = [];
    let added = 0;
    for (const file of files) {
      if (latest.current.length >= photosPerClaim) {
        complaints.push(photoWords.tooMany);
        break;
      }
      const photo = await preparePhoto(file);
      const refused = refusePhoto(photo);
      if (refused) complaints.push(refused.title);
      else change([...latest.current, photo]);
      added += refused ? 0 : 1;
    }
    setPreparing(false);
    setComplaint(complaints.join('. ') || undefined);
    setAnnouncement([added > 0 && photoWords.added(added), ...complaints].filter(Boolean).join(' '));
  }

  function move(photo: File, by: -1 | 1) {
    const from = list.indexOf(photo);
    const to = from + by;
    if (to < 0 || to >= list.length) return;
    change(list.toSpliced(from, 1).toSpliced(to, 0, photo));
    setAnnouncement(photoWords.moved(photo.name, to + 1, list.length));
  }

  function remove(photo: File) {
    change(list.filter((other) => other !== photo));
    setComplaint(undefined);
    setAnnouncement(photoWords.removed(photo.name));
  }

  return {
    list,
    states,
    isPreparing,
    complaint,
    announcement,
    add,
    move,
    remove,
    /** Without telling the form. */
    restore: (saved: readonly File[]) => show([...saved, ...latest.current].slice(0, photosPerClaim)),
    clear: () => {
      show([]);
      setStates(new Map());
      setComplaint(undefined);
    },
    setState: (photo: File, state: PhotoState) => setStates((before) => new Map(before).set(photo, state)),
  };
}
