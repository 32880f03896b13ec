import { reportBuildErrors } from './build/build-error.ts';
import { buildSite } from './build/build-site.ts';

await reportBuildErrors(buildSite);
console.log('Built the site into build/client.');
