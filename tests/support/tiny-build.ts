import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#company/site.ts';
import { pathIn } from '#domain/languages.ts';
import { noRelease } from '#domain/website/items.ts';
import { embedPolicies } from '../../server/website/finish/embed-policies.ts';
import { emergencyVersion } from '../../server/website/finish/emergency-version.ts';
import { writePolicies } from '../../server/website/finish/write-policies.ts';
import { renderSite } from '../../server/website/render-site.ts';
import { hashOf, renderedFile } from '../../server/website/rendered.ts';

/** The pages of the tiny site, in English. */
export const tinyPages = ['/', '/about', '/claims/emergency'];

/**
 * A server build of a few pages. Each shows the texts and links of all notices, so that a test knows which release it is of. A notice
 * that says "break" makes the page of that name fail.
 */
const serverBuild = (code: string, prefix: string) => `
const release = globalThis.siteRelease;
const paths = ${JSON.stringify([...tinyPages, '/404', '/social-pictures.json', '/search-index.json'])};
const words = release.notices.map(({ words }) => words.${code}).filter(Boolean);
const write = (path) => {
  if (path === '/social-pictures.json') return '[]';
  if (path === '/search-index.json') return JSON.stringify({ release: words.map(({ text }) => text) });
  if (words.some(({ text }) => text === 'break ' + path)) throw new Error('broken');
  const notices = words.map(({ text, link }) => '<p class="notice">' + text + (link ? '<a href="' + link.href + '">more</a>' : '') + '</p>');
  return '<!DOCTYPE html><html lang="${code}"><head><meta charset="utf-8"><title>' + path + '</title><style>.notice{color:red}.unused{color:blue}</style></head>' +
    '<body>' + notices.join('') + '<a href="${prefix}/about">About</a></body></html>';
};
const handle = (request, status, headers) => {
  const { pathname } = new URL(request.url);
  return new Response(write(pathname.slice(${prefix.length}) || '/'), { status, headers });
};
const module = { default: handle, listPaths: () => paths };
export const entry = { module };
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  page: { id: 'page', parentId: 'root', path: '*', module: { default: () => null } },
};
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' };
export const basename = '${prefix || '/'}';
export const future = {};
export const publicPath = '/';
export const assetsBuildDirectory = '';
export const isSpaMode = false;
export const ssr = true;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
export const allowedActionOrigins = [];
`;

/** Writes a build of the tiny site into a folder, as `npm run build` would. Returns the folder of its site. */
export async function writeTinyBuild(dir: string, fingerprint = 'first'): Promise<string> {
  const siteDir = path.join(dir, 'client');
  for (const code of site.languages) {
    const server = path.join(dir, 'server', code);
    await mkdir(server, { recursive: true });
    const prefix = pathIn(code, '/').replace(/\/$/, '');
    await writeFile(path.join(server, 'index.js'), serverBuild(code, prefix));
  }
  const known = { rendered: { backendUrl: '', files: {}, socialPictures: [], dates: {} }, siteFiles: [] };
  const { files } = await renderSite(siteDir, noRelease, known);
  for (const [name, content] of files) {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await embedPolicies(siteDir, await writePolicies(siteDir));
  const version = await emergencyVersion((name) => readFile(path.join(siteDir, name)));
  await writeFile(path.join(siteDir, 'sw.js'), `const version = "${version}";`);
  const hashes = Object.fromEntries([...files].map(([name, content]) => [name, hashOf(content)]));
  await writeFile(
    path.join(dir, renderedFile),
    JSON.stringify({ backendUrl: '', files: hashes, socialPictures: [], dates: {} }),
  );
  await writeFile(path.join(dir, 'fingerprint'), fingerprint);
  return siteDir;
}
