import { defineConfig } from 'vitest/config';

/** Files named *.contract.ts, *.inbox.ts, *.preflight.ts and *.reliability.ts, so that the quick unit run never takes them up. */
const contract = ['tests/contract/*.contract.ts'];
const homes = process.env.CONTRACT_URL ? ['elsewhere'] : ['embedded', 'postgres'];

export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      ...homes.map((home) => ({
        extends: true as const,
        test: { name: home, include: contract, globalSetup: `tests/contract/homes/${home}.ts` },
      })),
      ...(process.env.CONTRACT_URL
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'reliability',
                include: ['tests/reliability/*.reliability.ts'],
                globalSetup: 'tests/reliability/seed.ts',
              },
            },
            {
              extends: true as const,
              test: {
                name: 'inbox',
                include: ['tests/inbox/*.inbox.ts', 'tests/preflight/*.preflight.ts'],
                globalSetup: 'tests/reliability/seed.ts',
              },
            },
          ]),
    ],
  },
});
