import { it } from 'vitest';
import { killWhilePublishing } from './kill-while-publishing.ts';

it(
  'a kill while the office publishes leaves a site that is wholly of one release',
  () => killWhilePublishing(10),
  180_000,
);
