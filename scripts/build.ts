import { reportBuildErrors } from './build/build-error.ts';

// Imported here, because the build reads the content, which may throw.
await reportBuildErrors(async () => (await import('./build/build-site.ts')).buildSite());
console.log('Built the site into build/client.');
