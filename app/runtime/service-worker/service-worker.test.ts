import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const help = { paths: ['/a/help', '/es/a/help'], picture: '/help.avif', version: '1' };
const origin = 'https://example.com';
const listeners = new Map<string, (event: unknown) => void>();

beforeAll(async () => {
  vi.stubGlobal('__EMERGENCY_PAGE__', help);
  vi.stubGlobal('self', { addEventListener: listeners.set.bind(listeners) });
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('caches', { match: async (asked: string) => new Response(`help at ${asked}`) });
  await import('./service-worker.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Opens a page behind the service worker, while `fetch` does as told. */
async function open(path: string, preloaded: Response | undefined, network: () => Promise<Response>) {
  vi.stubGlobal('fetch', network);
  const respondWith = vi.fn<(answer: Promise<Response>) => void>();
  listeners.get('fetch')?.({
    request: { url: origin + path, method: 'GET', mode: 'navigate' },
    preloadResponse: Promise.resolve(preloaded),
    respondWith,
  });
  return (await respondWith.mock.lastCall?.[0])?.text();
}

const isOffline = () => Promise.reject(new TypeError('offline'));

test.each([
  ['a page', '/about'],
  ['the emergency page', '/a/help'],
])(
  'offline, %s is the cached emergency page, also if the preload resolves with a network error',
  async (_, path) => {
    expect(await open(path, Response.error(), isOffline)).toMatch('/a/help');
    expect(await open(path, undefined, isOffline)).toMatch('/a/help');
  },
);

test('offline, a Spanish page is the Spanish emergency page', async () => {
  expect(await open('/es/about', undefined, isOffline)).toBe('help at /es/a/help');
  expect(await open('/es', undefined, isOffline)).toBe('help at /es/a/help');
});

test('online, the preloaded page is used, and a page without one is fetched', async () => {
  expect(await open('/about', new Response('preloaded'), isOffline)).toBe('preloaded');
  expect(await open('/about', undefined, async () => new Response('fetched'))).toBe('fetched');
});
