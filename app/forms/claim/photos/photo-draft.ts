import { readDraft, writeDraft } from '#app/forms/kit/send/draft.ts';

/** A file that a visitor has chosen. Until it is ready, it is as it was chosen, with all its data. */
export type Photo = { id: string; file: File; isReady: boolean };

type Saved = { photo: Photo; at: number };

const database = 'claim-draft';
const store = 'photos';
const maxAge = 24 * 60 * 60 * 1_000;
/** In the tab's storage: photos belong to the draft of one tab, and the next person at this computer does not see them. */
const draft = 'claim-photos';

/** By id, as they were saved last. A photo that changes is a new object. */
const saved = new Map<string, Photo>();

/** Writes only what has changed. Does nothing where the browser refuses storage. */
export async function savePhotos(photos: readonly Photo[]): Promise<void> {
  const changed = photos.filter((photo) => saved.get(photo.id) !== photo);
  const gone = readIds().filter((id) => !photos.some((photo) => photo.id === id));
  writeDraft(draft, { ids: photos.map(({ id }) => id).join(' ') });
  for (const photo of changed) saved.set(photo.id, photo);
  for (const id of gone) saved.delete(id);
  await Promise.all([
    ...changed.map((photo) =>
      inStore('readwrite', (files) => files.put({ photo, at: Date.now() } satisfies Saved, photo.id)),
    ),
    ...gone.map((id) => inStore('readwrite', (files) => files.delete(id))),
  ]);
}

/** `lost`: how many the browser has not kept. */
export async function readPhotos(): Promise<{ photos: readonly Photo[]; lost: number }> {
  await deleteOldPhotos();
  const ids = readIds();
  const found = await Promise.all(
    ids.map((id) => inStore<Saved | undefined>('readonly', (files) => files.get(id))),
  );
  const photos = found.flatMap((entry) => entry?.photo ?? []);
  return { photos, lost: ids.length - photos.length };
}

function readIds(): string[] {
  return readDraft(draft).ids?.split(' ').filter(Boolean) ?? [];
}

/** Also of other tabs that were closed before they sent theirs. */
async function deleteOldPhotos(): Promise<void> {
  const ids = (await inStore('readonly', (files) => files.getAllKeys())) ?? [];
  for (const id of ids) {
    const entry = await inStore<Saved | undefined>('readonly', (files) => files.get(id));
    if (entry && Date.now() - entry.at > maxAge) await inStore('readwrite', (files) => files.delete(id));
  }
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const opened = await resultOf(opening);
    try {
      return await resultOf(act(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch {
    return undefined;
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
