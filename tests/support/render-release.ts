import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { LanguageCode } from '#domain/languages.ts';
import type { Release } from '#domain/website/items.ts';

type ReleaseToRender = { code: LanguageCode; release: Release };
/** Documents by their English path. */
export type Rendered = Record<string, string>;

/** Renders everything in a language with the server build, as a release changes it. */
export async function renderRelease(code: LanguageCode, release: Release): Promise<Rendered> {
  const child = spawn(process.execPath, ['tests/support/render-release-child.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ code, release } satisfies ReleaseToRender));
  return JSON.parse(await text(child.stdout));
}
