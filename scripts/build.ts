import { buildSite } from './build/build-site.ts';

await buildSite();
console.log('Built: build/client holds the whole site as files.');
