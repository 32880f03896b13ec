import { existsSync } from 'node:fs';
import { ConsoleProblem } from '../server/staff/console/console-problem.ts';
import { runConsole } from '../server/staff/console/run-console.ts';

/** `npm run staff` alone serves the app for a hosted project; with a command it talks to the running server. */
const args = process.argv.slice(2);
if (args.length > 0) {
  try {
    console.log(await runConsole(args, process.env));
  } catch (error) {
    if (!(error instanceof ConsoleProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  if (!existsSync(process.env.STAFF_DIR || 'build/staff')) {
    console.log("Building the staff's app …");
    const { buildStaffApp } = await import('./build/build-site.ts');
    await buildStaffApp();
  }
  await import('../server/staff/main.ts');
}
