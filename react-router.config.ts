import { globSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { jobs } from '#content/jobs/index.ts';
import { linkTo, services } from './app/catalog/services.ts';
import { contactPage, contactTopics } from './domain/contact-topics.ts';
import { pathIn } from './domain/languages.ts';
import { siteLanguage } from './scripts/build/site-language.ts';

/** Each of these has a not-found page of its own, prerendered at the unused path "404". */
const withNotFoundPage = ['', '/services', '/careers', '/blog', '/resources/guides'];

export default {
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  basename: pathIn(siteLanguage, '/'),
  // The server build prerenders every page. Our own server also renders the page of a form that was posted with it.
  ssr: true,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...[undefined, ...contactTopics].map(contactPage),
    ...services.map(linkTo),
    ...jobs.map((job) => `/careers/${job.slug}`),
    ...slugsIn('guides').map((slug) => `/resources/guides/${slug}`),
    ...slugsIn('blog').map((slug) => `/blog/${slug}`),
    ...withNotFoundPage.map((parent) => `${parent}/404`),
  ],
  // Lazy discovery requests a manifest from the server, which a static host does not have.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

function slugsIn(shelf: string): string[] {
  return globSync(`company/content/${siteLanguage}/${shelf}/*.mdx`).map((file) =>
    path.basename(file, '.mdx'),
  );
}
