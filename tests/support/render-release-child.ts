import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { pathIn } from '#domain/languages.ts';
import type { Rendered } from './render-release.ts';

// A process of its own: content is loaded once, with the release that is set then.
const { code, release } = JSON.parse(await text(process.stdin));
globalThis.siteRelease = release;

const { createRequestHandler } = await import('react-router');
const file = pathToFileURL(`build/server/${code}/index.js`).href;
const build: ServerBuild & { entry: { module: { listPaths?: () => string[] } } } = await import(file);
const handle = createRequestHandler(build, 'production');

const rendered: Rendered = {};
for (const path of build.entry.module.listPaths?.() ?? []) {
  const response = await handle(new Request(`http://localhost${pathIn(code, path)}`));
  rendered[path] = await response.text();
}
process.stdout.write(JSON.stringify(rendered));
