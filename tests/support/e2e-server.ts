import path from 'node:path';
import { findRoom } from './temp-folder.ts';

/** The port and the data folder of the server under test. */
export const port = Number(process.env.PORT ?? 4173);
export const dataDir = path.join(findRoom(), `harborlight-e2e-${port}`);
