import { buildSite } from './support/build-site.ts';

await buildSite();
console.log('Built: build/client holds the whole site as files.');
