import { spawnSync } from 'node:child_process';
import { type Finding, good, settle, unknown } from './finding.ts';

const id = 'packages:weaknesses';
const question = 'Whether a weakness is known in one of the packages';

/** What the registry knows by now about the versions in package-lock.json. */
export function checkPackages(answer = askRegistry()): Finding[] {
  const weak = readAudit(answer);
  if (!weak)
    return [
      unknown(
        'packages',
        id,
        question,
        'Run `npm audit` where npm is installed and its registry answers that; a mirror may not.',
      ),
    ];
  if (weak.length === 0) return [good('packages', id, 'No weakness is known in any of the packages')];
  return [
    settle(
      'packages',
      id,
      `A weakness is known in ${weak.join(', ')}`,
      '`npm audit` says which and what mends it. Change the version in package.json, then npm test.',
    ),
  ];
}

/** As text, whatever it is; empty where there is no npm. */
function askRegistry(): string {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return error ? '' : stdout;
}

type Audit = {
  /** By name; `via` holds the weakness itself, or the name of the package that brings it in. */
  vulnerabilities: Record<string, { via: unknown[] }>;
  metadata: { vulnerabilities: { total: number } };
};

/** The names of weak packages, without those that only use one; nothing where the answer is not a whole report. */
function readAudit(answer: string): string[] | undefined {
  try {
    const { vulnerabilities, metadata }: Audit = JSON.parse(answer);
    const found = Object.entries(vulnerabilities);
    if (metadata.vulnerabilities.total !== found.length) return undefined;
    return found.filter(([, { via }]) => via.some((way) => typeof way === 'object')).map(([name]) => name);
  } catch {
    return undefined;
  }
}
