import { it } from 'vitest';
import { listReleases } from '../support/release.ts';
import { expectReleaseOpens } from './open-release.ts';

it.each(await listReleases())('a data folder of version %s opens on the embedded database', (version) =>
  expectReleaseOpens(version, 'embedded'),
);
