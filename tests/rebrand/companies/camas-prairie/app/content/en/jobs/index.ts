import type { JobOpening } from '#app/words/types.ts';
import { typesetAll } from '#app/words/typeset.ts';
import { barnInspector } from './barn-inspector.ts';
import { officeManager } from './office-manager.ts';

export const jobs: readonly JobOpening[] = typesetAll([barnInspector, officeManager]);
