import path from 'node:path';
import { createJudge, type Outcome } from '../part.ts';
import { makeDataDir, openServer } from '../scratch.ts';
import { mountReadOnly, unmount } from './mount.ts';
import { isClear, recovers, tryInsert, tryUpload } from './probe.ts';

/** The folder of the files turns read-only under a running server, and writable again. */
export async function readOnlyFolder(): Promise<Outcome> {
  const dataDir = await makeDataDir('read-only', 'disk');
  const server = await openServer(dataDir);
  const files = path.join(dataDir, 'files');
  if (!mountReadOnly(files))
    return { figures: { 'Read-only folder': 'not tried: this user may not mount' }, broken: [] };
  const judge = createJudge();
  try {
    const upload = await tryUpload(server);
    judge.expect(
      isClear(upload),
      `An upload into a read-only folder was answered with ${upload.status} ${upload.text}`,
    );
    const row = await tryInsert(server);
    judge.expect(
      row.status === 201,
      `Beside a read-only folder of files a row was answered with ${row.status}`,
    );
  } finally {
    unmount(files);
  }
  const back = await recovers(() => tryUpload(server), 200);
  judge.expect(back !== undefined, 'With the folder writable again it did not go on');
  await server.stop();
  return { figures: { 'Read-only folder: back after (ms)': back ?? 'never' }, broken: judge.broken };
}
