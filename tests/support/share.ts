import { afterAll, beforeAll } from 'vitest';

type Removable = { remove: () => Promise<unknown> };

/** Starts something before the tests of a file or a block, and removes it after them. Its properties are there once tests run. */
export function share<Shared extends Removable>(start: () => Promise<Shared>): Shared {
  const shared = {} as Shared;
  let starting: Promise<Shared> | undefined;
  beforeAll(async () => {
    starting = start();
    Object.assign(shared, await starting);
  });
  afterAll(() => starting && removeWhenStarted(starting));
  return shared;
}

/** Also after a test that was cut off while it was still starting. What fails to start removes itself. */
export async function removeWhenStarted(starting: Promise<Removable>): Promise<void> {
  await starting.then(
    ({ remove }) => remove(),
    () => {},
  );
}
