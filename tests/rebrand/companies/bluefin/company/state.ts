import type { StateLaw } from './states/types.ts';
import { washington } from './states/washington.ts';

export const state: StateLaw = washington;
