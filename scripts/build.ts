import { BuildError } from './build/build-error.ts';
import { buildSite } from './build/build-site.ts';

try {
  await buildSite();
  console.log('Built the site into build/client.');
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
