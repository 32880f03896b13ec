import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { shareFolder } from '../../../tests/support/test-folder.ts';
import { StartError } from '../../lib/start-error.ts';
import { writePolicies } from '../../website/finish/write-policies.ts';
import { loadBuiltSite } from './built-site.ts';

const folder = shareFolder();

/** Makes a folder with these files. A name that ends with a slash is a folder. */
async function makeFolder(name: string, files: string[]): Promise<string> {
  const dir = folder(name);
  await mkdir(dir);
  for (const file of files) {
    if (file.endsWith('/')) await mkdir(path.join(dir, file));
    else await writeFile(path.join(dir, file), '{}');
  }
  return dir;
}
const site = ['index.html', '404.html', '_policies.json'];

test.each<[string, () => string | Promise<string>]>([
  ['a checkout', () => process.cwd()],
  ['the root of the disk', () => '/'],
  ['an empty folder', () => makeFolder('empty', [])],
  ['a file', () => path.resolve('package.json')],
  ['a folder that does not exist', () => folder('nowhere')],
  ['a folder with only policies', () => makeFolder('policies', ['_policies.json'])],
  ['a site without policies', () => makeFolder('pages', ['index.html', '404.html'])],
])('%s is refused with a sentence', async (_, place) => {
  const dir = await place();
  await expect(loadBuiltSite(dir)).rejects.toThrow(
    new StartError(
      `There is no built site in ${dir}. Run npm run build, or set SITE_DIR to the folder build/client that it writes.`,
    ),
  );
});

test.each(['node_modules/', 'package.json', '.git/', '.env'])(
  'a folder that also holds %s is refused',
  async (name) => {
    const dir = await makeFolder(`with-${name.replace('/', '')}`, [...site, name]);
    await expect(loadBuiltSite(dir)).rejects.toThrow(
      new StartError(
        `${dir} is not a built site, because it holds "${name.replace('/', '')}". Set SITE_DIR to the folder build/client that npm run build writes.`,
      ),
    );
  },
);

test('broken policies are refused with a sentence', async () => {
  const dir = await makeFolder('broken', site);
  await writeFile(path.join(dir, '_policies.json'), '{');
  await expect(loadBuiltSite(dir)).rejects.toThrow(
    new StartError(`${path.join(dir, '_policies.json')} cannot be read. Run npm run build again.`),
  );
});

test('a site with more files than may be open at once is served', async () => {
  const pages = Array.from({ length: 500 }, (_, at) => `page-${at}.html`);
  const dir = await makeFolder('large', ['index.html', '404.html', ...pages]);
  await writePolicies(dir);
  const script = `
    import { loadSiteFiles } from './server/http/site/site-files.ts';
    console.log((await loadSiteFiles(process.env.SITE, {})).size);`;
  const node = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', 'ulimit -n 200 && exec "$0" "$@"', process.execPath, ...node],
    { env: { SITE: dir } },
  );
  expect(stdout).toBe('502\n');
});
