import { existsSync } from 'node:fs';
import { defineCommand } from '../command.ts';
import { printNote } from '../terminal.ts';

export const command = defineCommand({
  about: `Serves the staff's app for a hosted Supabase project (docs/supabase.md). Builds it first if needed. Set SUPABASE_URL and
SUPABASE_SERVICE_ROLE_KEY. Without a hosted project, npm start has the app at /staff already.

npm run staff is short for this. npm run staff -- invite|suspend|restore|reset EMAIL and npm run staff -- list are short
for the commands about people; restore stands for restore-person.`,
  options: {},
  examples: ['staff'],
  async run({ settings }) {
    if (!existsSync(settings.env.STAFF_DIR || 'build/staff')) {
      printNote("Building the staff's app …");
      const { buildStaffApp } = await import('../../scripts/build/build-site.ts');
      await buildStaffApp();
    }
    await import('../../server/staff/main.ts');
    // A start that failed has printed why.
    return Number(process.exitCode ?? 0);
  },
});
