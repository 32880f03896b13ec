import { idaho } from './states/idaho.ts';
import type { StateLaw } from './states/types.ts';

export const state: StateLaw = idaho;
