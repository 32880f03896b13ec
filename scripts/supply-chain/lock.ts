import { readFileSync } from 'node:fs';
import { unnamedLicenses } from './policy.ts';

export type Package = {
  name: string;
  version: string;
  /** Where it lies, as `node_modules/a` or `node_modules/a/node_modules/b`. */
  place: string;
  license: string;
  integrity: string | undefined;
  hasInstallScript: boolean;
  /** Needed to build and test, and by nothing that runs or ships. */
  dev: boolean;
  dependencies: string[];
};

type Entry = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
};

/** Every package that package-lock.json installs somewhere. */
export function readLock(file = 'package-lock.json'): Package[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => {
      const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version: entry.version ?? '',
        place,
        license: entry.license ?? unnamedLicenses[name] ?? '',
        integrity: entry.link ? undefined : entry.integrity,
        hasInstallScript: entry.hasInstallScript ?? false,
        dev: (entry.dev || entry.devOptional) ?? false,
        dependencies: Object.keys(entry.dependencies ?? {}),
      };
    });
}
