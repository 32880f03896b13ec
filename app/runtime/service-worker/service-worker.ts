/**
 * Keeps the emergency page, in each language, for use without a connection, and nothing else: no other page, no form, no answer of
 * the backend.
 * scripts/build/write-service-worker.ts compiles it and fills in the constants.
 */
import display from '../../fonts/display.woff2?url';
import text from '../../fonts/text.woff2?url';

declare const __EMERGENCY_PAGE__: { paths: readonly string[]; picture: string; version: string };

/** The part of the worker's globals used here; the DOM types and the worker types exclude each other. */
type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
declare const self: {
  addEventListener: ((kind: 'install' | 'activate', listen: (event: ExtendableEvent) => void) => void) &
    ((kind: 'fetch', listen: (event: FetchEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
};

const { paths, picture, version } = __EMERGENCY_PAGE__;
const cacheName = `emergency-help-${version}`;
const assets = [display, text, picture];
const timeout = 3000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...paths, ...assets])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(deleteOldCaches());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (assets.includes(pathname)) event.respondWith(fetchCachedFirst(request));
  else if (request.mode === 'navigate' && !/^\/(rest|storage)\/v1\//.test(pathname))
    event.respondWith(paths.includes(pathname) ? fetchInTime(event) : fetchOrShowHelp(event));
});

async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
}

async function fetchCachedFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  // Offline, Firefox resolves with a network error where others reject.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

/** The emergency page from the network, or from the cache where that fails or takes too long. */
async function fetchInTime(event: FetchEvent): Promise<Response> {
  const page = fetchPage(event);
  const expired = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  const inTime = await Promise.race([page, expired]).catch(() => undefined);
  return inTime ?? (await caches.match(event.request.url)) ?? page;
}

/** Any other page is waited for. Where it cannot be fetched, the emergency page answers and says so (show-offline-note.ts). */
async function fetchOrShowHelp(event: FetchEvent): Promise<Response> {
  try {
    return await fetchPage(event);
  } catch (error) {
    const help = await caches.match(helpFor(event.request));
    if (!help) throw error;
    return help;
  }
}

/** The emergency page in the language of the page that was asked for. */
function helpFor({ url }: Request): string {
  const [, folder] = new URL(url).pathname.split('/');
  return paths.find((path) => path.startsWith(`/${folder}/`)) ?? paths[0] ?? '';
}
