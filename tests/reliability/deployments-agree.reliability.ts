import { it } from 'vitest';
import { compareDeployments } from './compare-deployments.ts';

it('both deployments give the same answer to the same naughty input', () => compareDeployments(30));
