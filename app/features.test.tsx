import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { site } from '#company/site.ts';

afterEach(() => vi.doUnmock('#company/site.ts'));

/** Every address of a page or link, and the frame around the pages, of a site with these features. */
async function readSite(features: Partial<typeof site.features>) {
  vi.resetModules();
  // Before the mock: what the factory loads itself may not be complete when several modules ask for it at once.
  const module = await vi.importActual<typeof import('#company/site.ts')>('#company/site.ts');
  const all = { login: true, registration: true, newsletter: true };
  vi.doMock('#company/site.ts', () => ({
    ...module,
    site: { ...module.site, features: { ...all, ...features } },
  }));
  const [{ pages }, routes, { groups }, { tracking }, top, menu, footer] = await Promise.all([
    import('./catalog/pages.ts'),
    import('./routes.ts'),
    import('#app/catalog/sitemap-groups.ts'),
    import('#content/claims.ts'),
    import('./frame/top-bar.tsx'),
    import('./frame/site-menu.tsx'),
    import('./frame/site-footer.tsx'),
  ]);
  const element = (
    <>
      <top.TopBar />
      <menu.SiteMenu pathname="/" />
      <footer.SiteFooter license={null} />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const frame = renderToStaticMarkup(<RouterProvider router={router} />);
  const addresses = [
    ...pages.map(({ path }) => path),
    ...routes.default.map(({ path }) => `/${path}`),
    ...groups.flatMap(({ links }) => links.map(({ href }) => href)),
    tracking.link.href,
    ...[...frame.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
  ];
  return { addresses, frame };
}

const account = ['/login', '/forgot-password', '/register'];
const leadsTo = (addresses: readonly unknown[]) => account.filter((path) => addresses.includes(path));

describe('a feature that is off has no page, route or link', () => {
  test.each([
    [{}, account],
    [{ login: false }, ['/register']],
    [{ registration: false }, ['/login', '/forgot-password']],
    [{ login: false, registration: false }, []],
  ])('%o', async (features, expected) => {
    expect(leadsTo((await readSite(features)).addresses)).toEqual(expected);
  });

  test('newsletter', async () => {
    expect((await readSite({})).frame).toContain('newsletter');
    expect((await readSite({ newsletter: false })).frame).not.toContain('newsletter');
  });
});
