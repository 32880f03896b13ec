import { runPreflight } from '../../preflight/preflight.ts';
import { formatReport } from '../../preflight/report.ts';
import { readTarget } from '../../preflight/target.ts';
import { defineCommand, flag, text } from '../command.ts';
import { exitCodes } from '../problem.ts';
import { print } from '../terminal.ts';

export const command = defineCommand({
  about: `Tries everything that an anonymous visitor must not be able to do, and names what is still a placeholder.
Set SUPABASE_ANON_KEY if the backend is Supabase. On another machine, set STAFF_SECRET too.

Exit codes: 0 ready, 1 not ready, 2 could not run.`,
  options: {
    url: text('ADDRESS', 'the backend (default: SUPABASE_URL, or http://localhost:3000, or PORT)'),
    site: text('ADDRESS', 'the site (default: PUBLIC_URL, or the address of the backend)'),
    backups: text('FOLDER', 'your backups (default: BACKUP_DIR, or backups)'),
    json: flag('print all findings as JSON'),
  },
  problem: 'cannotRun',
  examples: ['preflight', 'preflight --url https://www.example.com'],
  async run({ values, settings }) {
    const target = await readTarget(values, settings);
    const report = await runPreflight(target, settings.env);
    print(values.json ? JSON.stringify(report, null, 2) : formatReport(report, target.backend));
    return report.ready ? 0 : exitCodes.problem;
  },
});
