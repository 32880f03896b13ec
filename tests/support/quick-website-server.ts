import { readConfig } from '../../server/lib/settings/config.ts';
import { openServer } from '../../server/start/open-server.ts';

// As server/main.ts, except that it looks for a release all the time.
await openServer(readConfig(process.env), { websitePauseSeconds: 0.05 });
