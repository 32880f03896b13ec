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
/** The same for every width of a picture. */
const nameOf = (file: string) => file.replace(/-\d+-[\w-]+\.avif$/, '');

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([page, ...assets])));
  // Where the browser can be told beforehand, no other request ever wakes this worker.
  event.addRoutes?.([
    ...assets.map((urlPattern) => ({ condition: { urlPattern }, source: { cacheName } })),
    {
      condition: { or: assets.map((file) => ({ urlPattern: `${nameOf(file)}-*.avif` })) },
      source: 'fetch-event',
    },
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
  const kept = assets.find((file) => nameOf(file) === nameOf(pathname));
  // Which width of a picture is asked for, the screen decides; without a connection the kept one does for all.
  if (kept) event.respondWith(kept === pathname ? keptOr(request) : inTimeOrKept(fetch(request), kept));
  else if (request.mode === 'navigate' && !/^\/(rest|storage)\/v1\//.test(pathname))
    event.respondWith(pathname === page ? inTimeOrKept(fresh(event), page) : freshOrHelp(event));
});

async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh({ request, preloadResponse }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function inTimeOrKept(network: Promise<Response>, kept: string): Promise<Response> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const inTime = await Promise.race([network, timeout]).catch(() => undefined);
  return inTime ?? (await caches.match(kept)) ?? network;
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
