import { buildSite, isBuildCurrent } from './build/build-site.ts';

if (!isBuildCurrent()) {
  console.log('Building the site (only needed when its sources change) …');
  await buildSite();
}
await import('../server/main.ts');
