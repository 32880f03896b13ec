/** Takes the place of the worker where offline help is switched off: throws away what was kept, then itself. */
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
  event.waitUntil(forgetAll().then(() => self.registration.unregister())),
);

async function forgetAll() {
  for (const name of await caches.keys()) await caches.delete(name);
}

export {};
