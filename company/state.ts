import type { StateLaw } from './shape/state.ts';
import { newYork } from './states/new-york/index.ts';

/** The state whose law the pages, forms and PDFs follow: a module of company/states/, or `plainState('ID')` until yours is written. */
export const state: StateLaw = newYork;
