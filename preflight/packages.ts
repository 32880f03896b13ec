import { spawnSync } from 'node:child_process';
import { type Finding, judge, unknown } from './finding.ts';

const id = 'packages:weaknesses';

/** Asks the registry about vulnerabilities of the versions in package-lock.json. */
export function checkPackages(output: string): Finding {
  const vulnerable = readAudit(output);
  if (!vulnerable)
    return unknown(
      'packages',
      id,
      'Packages were not checked for known vulnerabilities',
      'Run `npm audit` where npm is installed and its registry supports it. Some mirrors do not.',
    );
  return judge('packages', id, vulnerable.length === 0, {
    fine: 'No package has a known vulnerability',
    open: `Packages with a known vulnerability: ${vulnerable.join(', ')}`,
    next: 'Run `npm audit` for details. Change the version in package.json, then run npm test.',
  });
}

/** Returns the output of `npm audit`, or nothing if npm is not installed. */
export function runAudit(env: NodeJS.ProcessEnv): string {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    env,
    timeout: 60_000,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return error ? '' : stdout;
}

type Audit = {
  /** By package name. `via` has the advisory, or the name of the vulnerable dependency. */
  vulnerabilities: Record<string, { via: unknown[] }>;
  metadata: { vulnerabilities: { total: number } };
};

/** Names packages that have an advisory themselves. Undefined if the output is not a complete report. */
function readAudit(output: string): string[] | undefined {
  try {
    const { vulnerabilities, metadata }: Audit = JSON.parse(output);
    const found = Object.entries(vulnerabilities);
    if (metadata.vulnerabilities.total !== found.length) return undefined;
    return found
      .filter(([, { via }]) => via.some((cause) => typeof cause === 'object'))
      .map(([name]) => name);
  } catch {
    return undefined;
  }
}
