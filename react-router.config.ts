import type { Config } from '@react-router/dev/config';

export default {
  // The server build renders every page once, at build time, and is then thrown away (scripts/build.ts).
  ssr: true,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  // Lazy discovery asks the server for a manifest that a static host does not have.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
