import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the journeys find their server, and where it keeps what they send. */
export const port = Number(process.env.PORT ?? 4173);
export const dataDir = path.join(tmpdir(), `harborlight-e2e-${port}`);
