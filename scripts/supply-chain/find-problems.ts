import type { Package } from './lock.ts';
import { acceptedLicenses, installScripts } from './policy.ts';

type Versions = { [name: string]: string | Versions };
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Versions>
>;

/** Violations of the policy, one sentence each. */
export function findProblems(manifest: Manifest, packages: Package[]): string[] {
  return [
    ...looseVersions(manifest),
    ...unknownScripts(packages),
    ...unknownLicenses(packages),
    ...missingHashes(packages),
  ];
}

function looseVersions({
  dependencies,
  devDependencies,
  optionalDependencies,
  overrides,
}: Manifest): string[] {
  return [dependencies, devDependencies, optionalDependencies, overrides]
    .flatMap((versions) => flatten(versions ?? {}))
    .filter(([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: the version "${version}" of ${name} is not exact.`);
}

function flatten(versions: Versions): Array<[string, string]> {
  return Object.entries(versions).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as [string, string]] : flatten(version),
  );
}

function unknownScripts(packages: Package[]): string[] {
  const found = new Set(packages.filter((each) => each.hasInstallScript).map(({ name }) => name));
  return [
    ...[...found]
      .filter((name) => !(name in installScripts))
      .map(
        (name) =>
          `${name} has an install script. Read it, and add to scripts/supply-chain/policy.ts why it need not run.`,
      ),
    ...Object.keys(installScripts)
      .filter((name) => !found.has(name))
      .map((name) => `${name} has no install script. Remove it from scripts/supply-chain/policy.ts.`),
  ];
}

function unknownLicenses(packages: Package[]): string[] {
  return packages
    .filter(({ license }) => !isAccepted(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license "${license}", which is not accepted.`,
    );
}

/** `A AND B` needs both, `A OR B` one of them. */
function isAccepted(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => name in acceptedLicenses));
}

function missingHashes(packages: Package[]): string[] {
  return packages
    .filter(({ integrity }) => !integrity.startsWith('sha512-'))
    .map(({ name, version }) => `package-lock.json has no SHA-512 of ${name} ${version}.`);
}
