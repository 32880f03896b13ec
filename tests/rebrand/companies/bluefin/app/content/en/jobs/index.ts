import type { JobOpening } from '#app/words/types.ts';
import { typesetAll } from '#app/words/typeset.ts';
import { bookkeeper } from './bookkeeper.ts';
import { fieldAdjuster } from './field-adjuster.ts';

export const jobs: readonly JobOpening[] = typesetAll([fieldAdjuster, bookkeeper]);
