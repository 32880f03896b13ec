import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocialPicture } from '#app/frame/head/social-picture.ts';

/** What the build rendered, before its finishing steps. What a release renders to the same bytes is served from the build. */
export type Rendered = {
  /** The origin that pages may connect to beside their own. */
  backendUrl: string;
  /** SHA-256 by file name, as 'about/index.html'. */
  files: Record<string, string>;
  socialPictures: SocialPicture[];
  /** When pages last changed, by address: a running server has no git. */
  dates: Record<string, string>;
};

/** In the folder of the build, beside the site. */
export const renderedFile = 'rendered.json';

export async function readRendered(siteDir: string): Promise<Rendered> {
  return JSON.parse(await readFile(path.join(siteDir, '..', renderedFile), 'utf8'));
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
