import { readFileSync } from 'node:fs';
import path from 'node:path';
import { englishPages, pages } from './pages.ts';
import { type Document, type Element, find, parseHtml } from './parse-html.ts';

const site = path.resolve('build/client');
const parsed = new Map<string, Document>();

/** Reads the built HTML of a page. */
export function htmlOf(address: string): string {
  return readFileSync(path.join(site, address, 'index.html'), 'utf8');
}

/** The tree of a built page, which all tests of a worker share. */
export function pageOf(address: string): Document {
  const page = parsed.get(address) ?? parseHtml(htmlOf(address));
  parsed.set(address, page);
  return page;
}

/** A page's `<main>`. */
export function mainOf(address: string): Element {
  const main = find(pageOf(address), 'main');
  if (!main) throw new Error(`${address} has no main element.`);
  return main;
}

export function eachEnglishPage<T>(read: (address: string) => T): Map<string, T> {
  return new Map(englishPages.map((address) => [address, read(address)]));
}

export function eachPage<T>(read: (address: string) => T): Map<string, T> {
  return new Map(pages.map((address) => [address, read(address)]));
}
