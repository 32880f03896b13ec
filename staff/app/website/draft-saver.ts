import { hasFailedWith } from '../../api/request-failed.ts';
import { createStore } from '../../ui/create-store.ts';

export type DraftState =
  | { is: 'clean' | 'typing' | 'incomplete' | 'saving' | 'conflict' }
  | { is: 'saved'; at: string }
  | { is: 'failed'; error: unknown };

type Options<Value> = {
  /** The version that the person has seen. 0: there is none. */
  version: number;
  isComplete: (value: Value) => boolean;
  /** Resolves to the new version. */
  save: (value: Value, seen: number) => Promise<number>;
  /** Stores what is typed in this tab until it is saved. */
  keep: (value: Value) => void;
  forget: () => void;
};

/** In milliseconds without a key. */
export const savePause = 2_500;

/** Saves what a person types a few seconds after the last key. One request at a time; the newest text wins. */
export function createDraftSaver<Value>({ isComplete, save, keep, forget, ...options }: Options<Value>) {
  const state = createStore<DraftState>({ is: 'clean' });
  let version = options.version;
  let unsaved: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function type(value: Value): void {
    unsaved = { value };
    keep(value);
    clearTimeout(timer);
    if (state.read().is === 'conflict') return;
    const complete = isComplete(value);
    state.set({ is: complete ? 'typing' : 'incomplete' });
    if (complete) timer = setTimeout(() => void flush(), savePause);
  }

  /** Saves now what is complete. Resolves when nothing is under way. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    await running;
    if (!unsaved || state.read().is === 'conflict' || !isComplete(unsaved.value)) return;
    running = send(unsaved).finally(() => {
      running = undefined;
    });
    await running;
  }

  async function send(sent: { value: Value }): Promise<void> {
    state.set({ is: 'saving' });
    try {
      version = await save(sent.value, version);
    } catch (error) {
      state.set(hasFailedWith(error, 'draft_changed') ? { is: 'conflict' } : { is: 'failed', error });
      return;
    }
    if (unsaved !== sent) {
      if (unsaved) type(unsaved.value);
      return;
    }
    unsaved = undefined;
    forget();
    state.set({ is: 'saved', at: new Date().toISOString() });
  }

  return {
    state,
    type,
    flush,
    version: () => version,
    hasUnsaved: () => unsaved !== undefined,
    /** The person has seen the version of a colleague, and saves over it. */
    overwrite: async (seen: number): Promise<void> => {
      version = seen;
      state.set({ is: 'typing' });
      await flush();
    },
    /** Nothing that was typed is saved later. */
    stop: (): void => {
      clearTimeout(timer);
      unsaved = undefined;
      forget();
      state.set({ is: 'clean' });
    },
  };
}
