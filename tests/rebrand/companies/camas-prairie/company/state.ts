import type { StateLaw } from './shape/state.ts';
import { idaho } from './states/idaho.ts';

export const state: StateLaw = idaho;
