import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The packages that a file and the files it imports load, without those of `import()`. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const targets = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)];
  return targets.flatMap(([, target = '']) => {
    if (target.startsWith('.')) return packagesOf(path.join(path.dirname(file), target), seen);
    if (target.startsWith('#content/'))
      return packagesOf(target.replace('#content/', 'company/content/en/'), seen);
    if (target.startsWith('#')) return packagesOf(target.slice(1), seen);
    return target.startsWith('node:') ? [] : [target];
  });
}

test('the process of npm start loads no build tools, whose memory would stay', () => {
  expect(packagesOf('scripts/build/build-site.ts')).toContain('sharp');
  expect(packagesOf('scripts/start.ts')).toEqual([]);
});
