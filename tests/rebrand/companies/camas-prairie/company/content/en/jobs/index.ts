import type { JobOpening } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { barnInspector } from './barn-inspector.ts';
import { officeManager } from './office-manager.ts';

export const jobs: readonly JobOpening[] = typesetAll([barnInspector, officeManager]);
