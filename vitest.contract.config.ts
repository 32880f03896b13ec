import { defineConfig } from 'vitest/config';

/** CONTRACT_URL points the contract at a deployment that runs elsewhere; the other projects start their own servers. */
const remote = Boolean(process.env.CONTRACT_URL);

const contract = (remote ? ['remote'] : ['embedded', 'postgres']).map((name) =>
  project(name, ['tests/contract/*.contract.ts'], `tests/contract/deployments/${name}.ts`),
);
const seeded = [
  project('staff', ['tests/staff/*.staff.ts', 'tests/mail/*.mail.ts'], 'tests/reliability/seed.ts'),
  project('reliability', ['tests/reliability/*.reliability.ts'], 'tests/reliability/seed.ts'),
  project(
    'cli',
    [
      'tests/cli/*.cli.ts',
      'tests/preflight/*.preflight.ts',
      'tests/permissions/*.permissions.ts',
      'tests/demo/*.demo.ts',
    ],
    'tests/reliability/seed.ts',
  ),
];

export default defineConfig({
  test: {
    isolate: false,
    // Most of a test's time is spent waiting for servers to start and disks to sync.
    maxWorkers: 2,
    reporters: ['default', './tests/contract/our-server-reporter.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Most polls wait for another process, which may be slow on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: remote ? contract : [...contract, ...seeded],
  },
});

function project(name: string, include: string[], globalSetup: string) {
  return { extends: true as const, test: { name, include, globalSetup } };
}
