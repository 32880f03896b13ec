import { buildSite } from './build/build-site.ts';

await buildSite();
console.log('Built the site into build/client.');
