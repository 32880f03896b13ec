import { afterAll, beforeAll } from 'vitest';

type Removable = { remove: () => Promise<unknown> };

/** Starts something before the tests of a file or a block, and removes it after them. */
export function share<Shared extends Removable>(start: () => Promise<Shared>): () => Shared {
  let starting: Promise<Shared> | undefined;
  let shared: Shared | undefined;
  beforeAll(async () => {
    starting = start();
    shared = await starting;
  });
  afterAll(() => starting && removeWhenStarted(starting));
  return () => {
    if (!shared) throw new Error('What tests share is started before the first of them.');
    return shared;
  };
}

/** Also after a test that was cut off while it was still starting. What fails to start removes itself. */
export async function removeWhenStarted(starting: Promise<Removable>): Promise<void> {
  await starting.then(
    ({ remove }) => remove(),
    () => {},
  );
}
