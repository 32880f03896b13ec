import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for one test or one server; `remove` takes it away with all that is in it. */
export async function makeTempFolder(name: string): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), `harborlight-${name}-`));
  return { dir, remove: () => rm(dir, { recursive: true, force: true, maxRetries: 5 }) };
}
