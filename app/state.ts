import { newYork } from './states/new-york/index.ts';
import type { StateLaw } from './states/types.ts';

/** The state whose law the pages, forms and PDFs follow: a module of app/states/, or `plainState('ID')` until yours is written. */
export const state: StateLaw = newYork;
