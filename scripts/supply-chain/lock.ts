import { readFileSync } from 'node:fs';
import { unnamedLicenses } from './policy.ts';

export type Package = ReturnType<typeof readLock>[number];

type Entry = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
};

/** Every package in package-lock.json. */
export function readLock() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version: entry.version ?? '',
        /** `node_modules/a` or `node_modules/a/node_modules/b`. */
        path,
        license: entry.license ?? unnamedLicenses[name] ?? '',
        integrity: entry.integrity ?? '',
        hasInstallScript: entry.hasInstallScript ?? false,
        /** Only needed to build and test. */
        dev: (entry.dev || entry.devOptional) ?? false,
        dependencies: Object.keys(entry.dependencies ?? {}),
      };
    });
}
