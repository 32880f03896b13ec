import type { JobOpening } from '#app/shape/types.ts';
import { typesetAll } from '#app/shape/typeset.ts';
import { barnInspector } from './barn-inspector.ts';
import { officeManager } from './office-manager.ts';

export const jobs: readonly JobOpening[] = typesetAll([barnInspector, officeManager]);
