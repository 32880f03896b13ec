import type { JobOpening } from '#app/shape/types.ts';
import { typesetAll } from '#app/shape/typeset.ts';
import { bookkeeper } from './bookkeeper.ts';
import { fieldAdjuster } from './field-adjuster.ts';

export const jobs: readonly JobOpening[] = typesetAll([fieldAdjuster, bookkeeper]);
