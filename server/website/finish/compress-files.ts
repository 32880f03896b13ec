import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../http/site/content-types.ts';
import { isInternal } from '../../http/site/site-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Effort = { atOnce: number; brotliQuality: number };
/** The smallest files that there are: a build has the machine to itself. */
const most: Effort = { atOnce: availableParallelism(), brotliQuality: 11 };

/** Writes the compressed variants `file.br` and `file.gz` beside each file, if they are smaller. */
export async function compressFiles(dir: string, { atOnce, brotliQuality } = most): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name));
  const queue = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isInternal(path.relative(dir, file)));
  // A few at a time, so that a large site does not have to fit into memory.
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file, brotliQuality);
    }),
  );
}

async function compressFile(file: string, quality: number) {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
  if (br.length < body.length) await writeFile(`${file}.br`, br);
  if (gz.length < body.length) await writeFile(`${file}.gz`, gz);
}
