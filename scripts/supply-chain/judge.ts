import type { Package } from './lock.ts';
import { acceptedLicenses, installScripts } from './policy.ts';

type Versions = { [name: string]: string | Versions };
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Versions>
>;

/** What is wrong with the packages, a sentence each; an empty list is a clean bill. */
export function judgeSupplyChain(manifest: Manifest, packages: Package[]): string[] {
  return [
    ...looseVersions(manifest),
    ...unknownScripts(packages),
    ...unknownLicenses(packages),
    ...unprovable(packages),
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
    .map(([name, version]) => `package.json wants ${name} at "${version}", which is no exact version.`);
}

function flatten(versions: Versions): Array<[string, string]> {
  return Object.entries(versions).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as [string, string]] : flatten(version),
  );
}

function unknownScripts(packages: Package[]): string[] {
  const wanting = new Set(packages.filter((one) => one.hasInstallScript).map(({ name }) => name));
  return [
    ...[...wanting]
      .filter((name) => !(name in installScripts))
      .map(
        (name) =>
          `${name} has an install script. Read it, and say in scripts/supply-chain/policy.ts why it need not run.`,
      ),
    ...Object.keys(installScripts)
      .filter((name) => !wanting.has(name))
      .map(
        (name) => `scripts/supply-chain/policy.ts speaks of ${name}, which has no install script any more.`,
      ),
  ];
}

function unknownLicenses(packages: Package[]): string[] {
  return packages
    .filter(({ license }) => !isAccepted(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license "${license}", which nobody has accepted yet.`,
    );
}

/** `A AND B` needs both, `A OR B` one of them. */
function isAccepted(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => name in acceptedLicenses));
}

/** What has no hash could be anything by tomorrow. */
function unprovable(packages: Package[]): string[] {
  return packages
    .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    .map(({ name, version }) => `package-lock.json has no SHA-512 of ${name} ${version}.`);
}
