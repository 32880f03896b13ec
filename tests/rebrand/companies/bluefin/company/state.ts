import type { StateLaw } from './shape/state.ts';
import { washington } from './states/washington.ts';

export const state: StateLaw = washington;
