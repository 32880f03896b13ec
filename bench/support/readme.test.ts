import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rewriteFigures } from './readme.ts';

const stored = {
  date: '2026-11-15',
  machine: { cpu: 'a chip', cores: 2, memory: '8 GB', node: 'v24.1.0', chromium: '156.0' },
  summary: { title: '', columns: ['Page', 'ms'], rows: [['/', 7]] },
};

test('figures go between their markers, again and again, and what has none is named', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'readme-'));
  const [document, result] = [path.join(dir, 'README.md'), path.join(dir, 'fast.json')];
  await writeFile(result, JSON.stringify(stored));
  const blocks =
    '<!-- bench:fast -->\nold\n<!-- /bench:fast -->\n<!-- bench:other -->\n<!-- /bench:other -->\n';
  await writeFile(document, `# Title\n${blocks}`);
  for (const _ of [1, 2]) {
    expect(await rewriteFigures(document, (name) => path.join(dir, `${name}.json`))).toEqual(['other']);
    const text = await readFile(document, 'utf8');
    expect(text).toContain(
      '<!-- bench:fast -->\n| Page | ms |\n| --- | --- |\n| / | 7 |\n\nMeasured on 2026-11-15: 2 cores',
    );
    expect(text).not.toContain('old');
    expect(text).toContain('<!-- bench:other -->\n<!-- /bench:other -->');
  }
  await rm(dir, { recursive: true });
});
