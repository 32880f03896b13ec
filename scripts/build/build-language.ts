import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '#domain/languages.ts';

/** What makes a process read and build the words of a language: Node's condition of that name, and the name for Vite. */
export function languageEnv(code: LanguageCode): NodeJS.ProcessEnv {
  const options = [process.env.NODE_OPTIONS, `--conditions=${code}`].filter(Boolean).join(' ');
  return { SITE_LANGUAGE: code, NODE_OPTIONS: options };
}

/** Adds the pages of one language to the site, and its server build beside those of the others. */
export async function addLanguage(built: string, dir: string, code: LanguageCode): Promise<void> {
  await cp(path.join(built, 'client'), path.join(dir, 'client'), { recursive: true });
  await mkdir(path.join(dir, 'server'), { recursive: true });
  await rename(path.join(built, 'server'), path.join(dir, 'server', code));
  await rm(built, { recursive: true });
}
