import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { jobs } from './app/content/jobs/index.ts';
import { linkTo, services } from './app/content/services/index.ts';

/** Under each of these an unknown name gets a not-found page of its own: "404" is a name that nothing has. */
const shelves = ['', '/services', '/careers', '/blog', '/resources/guides'];

export default {
  // The server build renders every page once, at build time, and is then thrown away (scripts/build.ts).
  ssr: true,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...services.map(linkTo),
    ...jobs.map((job) => `/careers/${job.slug}`),
    ...slugsIn('app/content/guides').map((slug) => `/resources/guides/${slug}`),
    ...slugsIn('app/content/blog').map((slug) => `/blog/${slug}`),
    ...shelves.map((shelf) => `${shelf}/404`),
  ],
  // Lazy discovery asks the server for a manifest that a static host does not have.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

function slugsIn(folder: string): string[] {
  return readdirSync(folder).map((file) => path.basename(file, '.mdx'));
}
