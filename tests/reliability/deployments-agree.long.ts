import { it } from 'vitest';
import { compareDeployments } from './compare-deployments.ts';

it('both deployments give the same answer to hundreds of naughty inputs', () => compareDeployments(3));
