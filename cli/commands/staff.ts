import { existsSync } from 'node:fs';
import { StartError } from '../../server/lib/start-error.ts';
import { readHostedConfig } from '../../server/start/hosted/hosted-config.ts';
import { openHostedServer } from '../../server/start/hosted/hosted-server.ts';
import { runUntilEnd } from '../../server/start/run-until-end.ts';
import { waitForStopSignal } from '../../server/start/shut-down.ts';
import { defineCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { printNote } from '../terminal.ts';

export const command = defineCommand({
  about: `Serves the staff's app for a hosted Supabase project (docs/supabase.md). Builds it first if needed. Set SUPABASE_URL and
SUPABASE_SERVICE_ROLE_KEY. Without a hosted project, npm start has the app at /staff already.

npm run staff is short for this. npm run staff -- invite|suspend|restore|reset EMAIL and npm run staff -- list are short
for the commands about people; restore stands for restore-person.`,
  options: {},
  examples: ['staff'],
  async run({ settings: { env } }) {
    if (!existsSync(env.STAFF_DIR || 'build/staff')) {
      printNote("Building the staff's app …");
      const { buildStaffApp } = await import('../../scripts/build/build-site.ts');
      await buildStaffApp();
    }
    // What this process creates is for its own user only.
    process.umask(0o077);
    const stopSignal = waitForStopSignal();
    try {
      const { close } = await openHostedServer(readHostedConfig(env));
      runUntilEnd(close, stopSignal);
    } catch (error) {
      throw new Problem(explain(error));
    }
  },
});

/** Without the stack, which tells nothing to the person who starts it. */
function explain(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof StartError) return message;
  return `The staff's app could not start: ${message}. Check DATA_DIR and the settings in docs/supabase.md, then start again.`;
}
