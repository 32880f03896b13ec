import type { JobOpening } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { bookkeeper } from './bookkeeper.ts';
import { fieldAdjuster } from './field-adjuster.ts';

export const jobs: readonly JobOpening[] = typesetAll([fieldAdjuster, bookkeeper]);
