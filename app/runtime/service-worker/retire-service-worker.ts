/** Replaces the service worker where offline help is switched off: deletes its caches, then unregisters. */
declare const self: {
  addEventListener: (
    kind: 'install' | 'activate',
    listen: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches().then(() => self.registration.unregister())),
);

async function deleteCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}

export {};
