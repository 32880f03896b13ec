import { readConfig } from '../../server/config.ts';
import { openServer } from '../../server/open-server.ts';

// As server/main.ts, except that mail waits for a moment only. For tests that read in a browser what became of it.
await openServer(readConfig(process.env), { mailPauseSeconds: 0.1 });
