import type { ServiceContent } from '#company/shape/types.ts';
import { pet } from './pet.ts';

export const forHouseholds: readonly ServiceContent[] = [pet];
export const forBusinesses: readonly ServiceContent[] = [];
