import type { ServiceContent } from '#company/shape/types.ts';
import { farm } from './farm.ts';
import { umbrella } from './umbrella.ts';

export const forHouseholds: readonly ServiceContent[] = [umbrella];
export const forBusinesses: readonly ServiceContent[] = [farm];
