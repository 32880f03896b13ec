import { it } from 'vitest';
import { killWhilePublishing } from './kill-while-publishing.ts';

it(
  'of 100 kills while the office publishes, each leaves a site that is wholly of one release',
  () => killWhilePublishing(100),
  1_200_000,
);
