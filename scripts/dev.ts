import { run } from './support/run.ts';

const { code } = await run({ command: 'react-router', args: ['dev', ...process.argv.slice(2)] });
process.exitCode = code;
