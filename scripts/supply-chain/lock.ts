import { readFileSync } from 'node:fs';
import { unnamedLicenses } from './policy.ts';

export type Package = {
  name: string;
  version: string;
  /** `node_modules/a` or `node_modules/a/node_modules/b`. */
  path: string;
  license: string;
  integrity: string | undefined;
  hasInstallScript: boolean;
  /** Only needed to build and test. */
  dev: boolean;
  dependencies: string[];
};

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
export function readLock(file = 'package-lock.json'): Package[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version: entry.version ?? '',
        path,
        license: entry.license ?? unnamedLicenses[name] ?? '',
        integrity: entry.integrity,
        hasInstallScript: entry.hasInstallScript ?? false,
        dev: (entry.dev || entry.devOptional) ?? false,
        dependencies: Object.keys(entry.dependencies ?? {}),
      };
    });
}
