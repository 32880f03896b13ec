import { readDraft, writeDraft } from '#app/lib/submit/draft.ts';
import { makeUuid } from '#app/lib/submit/random.ts';

type Saved = { photos: readonly File[]; at: number };

const database = 'claim-draft';
const store = 'photos';
const maxAge = 24 * 60 * 60 * 1_000;
/** In the tab's storage: photos belong to the draft of one tab, and the next person at this computer does not see them. */
const draft = 'claim-photos';

/** Does nothing where the browser refuses storage. */
export async function savePhotos(photos: readonly File[]): Promise<void> {
  const id = readDraft(draft).id ?? makeUuid();
  writeDraft(draft, { id });
  const saved: Saved = { photos, at: Date.now() };
  if (photos.length > 0) await inStore('readwrite', (files) => files.put(saved, id));
  else await inStore('readwrite', (files) => files.delete(id));
}

export async function readPhotos(): Promise<readonly File[]> {
  const { id } = readDraft(draft);
  await deleteOldPhotos();
  const saved = id && (await inStore<Saved | undefined>('readonly', (files) => files.get(id)));
  return saved ? saved.photos : [];
}

/** Also of other tabs that were closed before they sent theirs. */
async function deleteOldPhotos(): Promise<void> {
  const ids = (await inStore('readonly', (files) => files.getAllKeys())) ?? [];
  for (const id of ids) {
    const saved = await inStore<Saved | undefined>('readonly', (files) => files.get(id));
    if (saved && Date.now() - saved.at > maxAge) await inStore('readwrite', (files) => files.delete(id));
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
