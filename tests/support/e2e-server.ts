import path from 'node:path';
import { findRoom } from './temp-folder.ts';

/** Where the journeys find their server, and where it keeps what they send. */
export const port = Number(process.env.PORT ?? 4173);
export const dataDir = path.join(findRoom(), `harborlight-e2e-${port}`);
