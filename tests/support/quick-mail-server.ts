import { readConfig } from '../../server/lib/settings/config.ts';
import { openServer } from '../../server/start/open-server.ts';

// As server/main.ts, except that mail waits for a moment only. For tests that read in a browser what became of it.
await openServer(readConfig(process.env), { mailPauseSeconds: 0.1 });
