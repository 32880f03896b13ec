import type { JobOpening } from '../types.ts';
import { typesetAll } from '../typeset.ts';
import { bookkeeper } from './bookkeeper.ts';
import { fieldAdjuster } from './field-adjuster.ts';

export const jobs: readonly JobOpening[] = typesetAll([fieldAdjuster, bookkeeper]);
