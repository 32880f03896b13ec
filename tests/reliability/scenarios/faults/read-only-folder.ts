import path from 'node:path';
import { createChecks, type Outcome, type Size } from '../scenario.ts';
import type { Workspace } from '../workspace.ts';
import { mountReadOnly, unmount } from './mount.ts';
import { isClearRefusal, measureRecovery, tryInsert, tryUpload } from './probe.ts';

/** Makes the files folder of a running server read-only, and then writable again. */
export async function readOnlyFolder(
  _: Size,
  { makeDataDir, openServer, defer }: Workspace,
): Promise<Outcome> {
  const dataDir = await makeDataDir('read-only', 'disk');
  const server = await openServer(dataDir);
  const files = path.join(dataDir, 'files');
  if (!mountReadOnly(files))
    return { figures: { 'Read-only folder': 'skipped: this user may not mount' }, failures: [] };
  const checks = createChecks();
  defer(() => unmount(files));
  const upload = await tryUpload(server);
  checks.expect(
    isClearRefusal(upload),
    `An upload into a read-only folder was answered with ${upload.status} ${upload.text}`,
  );
  const row = await tryInsert(server);
  checks.expect(
    row.status === 201,
    `A row was answered with ${row.status} while the files folder was read-only`,
  );
  unmount(files);
  const recovery = await measureRecovery(() => tryUpload(server), 200);
  checks.expect(recovery !== undefined, 'The server did not recover after the folder was writable again');
  await server.stop();
  return { figures: { 'Read-only folder: recovery (ms)': recovery ?? 'never' }, failures: checks.failures };
}
