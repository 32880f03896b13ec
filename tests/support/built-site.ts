import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from './pages.ts';

const site = path.resolve('build/client');

/** Reads the built HTML of a page. */
export function htmlOf(address: string): string {
  return readFileSync(path.join(site, address, 'index.html'), 'utf8');
}

/** Reads the content of a page's `<main>`. */
export function mainOf(address: string): string {
  return /<main[^>]*>([\s\S]*)<\/main>/.exec(htmlOf(address))?.[1] ?? '';
}

export function eachPage<T>(read: (address: string) => T): Map<string, T> {
  return new Map(pages.map((address) => [address, read(address)]));
}

export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
