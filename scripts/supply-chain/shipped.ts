import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Package, readLock } from './lock.ts';

/** The fonts are cut from these packages by `npm run fonts` and lie in app/fonts. */
const fonts = /^@fontsource/;

/** What reaches a visitor's browser, what runs on the server beside it, and nothing that only builds or tests. */
export function writeLicenses(): string {
  const packages = readLock();
  const inBrowser = closureOf(importsIn('app'), packages);
  const inServer = packages.filter((one) => !one.dev && !inBrowser.includes(one) && !/^node-/.test(one.name));
  return `# Other people's work

Written by \`npm run licenses\`; a test compares it with what is installed. Licenses we accept, and why, are in
\`scripts/supply-chain/policy.ts\`. The whole text of each license lies in its package.

## In the browser

${tableOf(inBrowser)}

## Fonts, cut to the letters the site uses

${tableOf(packages.filter(({ name }) => fonts.test(name)))}

## On the server and in the staff's tools

${tableOf(inServer)}
`;
}

/** The packages that files of ours import, tests apart. */
function importsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => /(?<!\.test|\.d)\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/\bfrom '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g)].map(([, name = '']) => name),
    );
  return [...new Set(names)];
}

/** These packages and all that they need, as far as it is not for building only. */
function closureOf(names: string[], packages: Package[]): Package[] {
  const found = new Set<Package>();
  const waiting = [...names];
  for (const name of waiting) {
    const one = packages.find(({ place, dev }) => place === `node_modules/${name}` && !dev);
    if (!one || found.has(one)) continue;
    found.add(one);
    waiting.push(...one.dependencies);
  }
  return packages.filter((one) => found.has(one));
}

function tableOf(packages: Package[]): string {
  const rows = packages.map(
    (one) => `| ${one.name} | ${one.version} | ${one.license} | ${copyrightOf(one)} |`,
  );
  return ['| Package | Version | License | Copyright |', '|---|---|---|---|', ...new Set(rows)].join('\n');
}

const claim = /^(?:.*copyright (?:\(c\)|©|\d{4})|\W*copyright \w+ \w+\. all rights).*$/gim;

/** The first line of a package's license file that claims it; the authors of a license's own text claim only that. */
function copyrightOf({ place }: Package): string {
  if (!existsSync(place)) return '';
  const file = readdirSync(place).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(path.join(place, file), 'utf8') : '';
  const line = text.match(claim)?.find((found) => !found.includes('Free Software Foundation')) ?? '';
  return line
    .replace(/<[^>]*>|\|/g, '')
    .replace(/^\W+/, '')
    .trim();
}
