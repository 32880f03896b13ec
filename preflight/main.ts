import { CannotRun } from './finding.ts';
import { preflight } from './preflight.ts';
import { formatReport } from './report.ts';
import { help, readSettings } from './settings.ts';

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === 'help') console.log(help);
  else {
    const report = await preflight(settings);
    console.log(settings.json ? JSON.stringify(report, null, 2) : formatReport(report, settings.backend));
    process.exitCode = report.ready ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
