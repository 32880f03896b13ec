import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { page } from '../../app/content/claims/emergency.ts';
import { offlineHelp } from '../../app/lib/offline-help.ts';

/** The attribute that hides the line for visitors who asked for another page. */
const mark = ' data-offline="true" hidden=""';

/** In pixels: sharp on most screens, and a third of the bytes that the densest would ask for. */
const bestWidth = 660;

/** Writes sw.js: it keeps the emergency help with its fonts and pictures under a name made from their content. */
export async function writeServiceWorker(
  dir: string,
  state: typeof offlineHelp = offlineHelp,
): Promise<void> {
  const worker = state === 'on' ? await keepHelp(dir) : await compile('app/retire-service-worker.ts');
  await writeFile(path.join(dir, 'sw.js'), worker);
}

async function keepHelp(dir: string): Promise<string> {
  const html = await readFile(path.join(dir, page.href, 'index.html'), 'utf8');
  if (html.split(mark).length !== 2) throw new Error(`${page.href} must hold its offline line once.`);
  const assets = assetsOf(html);
  const hash = createHash('sha256').update(html).update(assets.join());
  const cacheName = `emergency-help-${hash.digest('hex').slice(0, 12)}`;
  return compile('app/service-worker.ts', { cacheName, page: page.href, assets, mark });
}

/** Names of assets hold a hash of their content. Of each picture one width is kept, which stands in for the others. */
function assetsOf(html: string): string[] {
  const pictures = [...html.matchAll(/(\/assets\/[\w-]+?)-(\d+)-[\w-]+\.avif/g)]
    .map(([file, name, width]) => ({ file, name, off: Math.abs(Number(width) - bestWidth) }))
    .sort((one, other) => other.off - one.off);
  const kept = new Map(pictures.map(({ name, file }) => [name, file]));
  return [...new Set(html.match(/\/assets\/[\w.-]+\.woff2/g)), ...kept.values()];
}

/** One classic script without imports, as small as it goes. */
async function compile(entry: string, kept?: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { __KEPT__: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = 'output' in result ? result.output : [];
  if (output?.type !== 'chunk') throw new Error(`${entry} could not be compiled.`);
  return output.code;
}
