/**
 * Keeps the emergency help in the browser, and nothing else: no other page, no form, no answer of the backend.
 * scripts/support/write-service-worker.ts fills in what to keep, under a name made from its content.
 */
declare const __KEPT__: { cacheName: string; page: string; assets: readonly string[]; mark: string };

/** The part of the worker's world that is used here; the types of DOM and worker do not fit into one program. */
type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Installing = Lasting & { addRoutes?: (rules: readonly object[]) => Promise<void> };
type Fetching = Lasting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
declare const self: {
  addEventListener: ((kind: 'install', listen: (event: Installing) => void) => void) &
    ((kind: 'activate', listen: (event: Lasting) => void) => void) &
    ((kind: 'fetch', listen: (event: Fetching) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
};

const { cacheName, page, assets, mark } = __KEPT__;
const patience = 3000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([page, ...assets])));
  // Where the browser can be told beforehand, no other request ever wakes this worker.
  event.addRoutes?.([
    ...assets.map((urlPattern) => ({ condition: { urlPattern }, source: { cacheName } })),
    { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
    { condition: { urlPattern: '/(rest|storage)/v1/*' }, source: 'network' },
  ]);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => name !== cacheName && caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (assets.includes(pathname)) event.respondWith(keptOr(request));
  else if (request.mode === 'navigate' && !/^\/(rest|storage)\/v1\//.test(pathname))
    event.respondWith(pathname === page ? freshInTimeOrKept(event) : freshOrHelp(event));
});

async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh({ request, preloadResponse }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function freshInTimeOrKept(event: Fetching): Promise<Response> {
  const network = fresh(event);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const inTime = await Promise.race([network, timeout]).catch(() => undefined);
  return inTime ?? (await caches.match(page)) ?? network;
}

/** A slow page is waited for. One that cannot come is answered with the help, and a line that says why. */
async function freshOrHelp(event: Fetching): Promise<Response> {
  try {
    return await fresh(event);
  } catch (failure) {
    const kept = await caches.match(page);
    if (!kept) throw failure;
    return new Response((await kept.text()).replace(mark, ''), { headers: kept.headers });
  }
}

export {};
