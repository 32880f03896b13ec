import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Package, readLock } from './supply-chain/lock.ts';

/** `npm run fonts` makes app/fonts from these packages. */
const fonts = /^@fontsource/;
const copyrightLine = /^(?:.*copyright (?:\(c\)|©|\d{4})|\W*copyright \w+ \w+\. all rights).*$/gim;

if (import.meta.main) {
  writeFileSync('docs/licenses.md', writeLicenses());
  console.log('Wrote docs/licenses.md');
}

/** Lists the packages that ship to browsers or run on the server. */
export function writeLicenses(): string {
  const packages = readLock();
  const inBrowser = closureOf(importsIn('app'), packages);
  const inServer = packages.filter((one) => !one.dev && !inBrowser.includes(one) && !/^node-/.test(one.name));
  return `# Other people's work

Written by \`npm run licenses\`; a test compares it with what is installed. Licenses we accept, and why, are in
\`scripts/supply-chain/policy.ts\`. The whole text of each license lies in its package,
that of the fonts in \`app/fonts/OFL.txt\`. Our own work is under the MIT license (\`LICENSE\`).

## In the browser

${tableOf(inBrowser)}

## Fonts, cut to the letters the site uses

${tableOf(packages.filter(({ name }) => fonts.test(name)))}

## On the server and in the staff's tools

${tableOf(inServer)}
`;
}

/** The packages that our files import, except tests. */
function importsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/\bfrom '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g)].map(([, name = '']) => name),
    );
  return [...new Set(names)];
}

/** These packages and their dependencies, except development dependencies. */
function closureOf(names: string[], packages: Package[]): Package[] {
  const found = new Set<Package>();
  const queue = [...names];
  for (const name of queue) {
    const one = packages.find(({ path: at, dev }) => at === `node_modules/${name}` && !dev);
    if (!one || found.has(one)) continue;
    found.add(one);
    queue.push(...one.dependencies);
  }
  return packages.filter((one) => found.has(one));
}

function tableOf(packages: Package[]): string {
  const rows = packages.map(
    (one) => `| ${one.name} | ${one.version} | ${one.license} | ${copyrightOf(one)} |`,
  );
  return ['| Package | Version | License | Copyright |', '|---|---|---|---|', ...new Set(rows)].join('\n');
}

/** The first copyright line of the license file, other than that of the license text itself. */
function copyrightOf({ path: folder }: Package): string {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : '';
  const line = text.match(copyrightLine)?.find((found) => !found.includes('Free Software Foundation')) ?? '';
  return line
    .replace(/<[^>]*>|\|/g, '')
    .replace(/^\W+/, '')
    .trim();
}
