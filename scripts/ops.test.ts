import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { memoryEnv, memoryFlags } from './memory-settings.mjs';

const read = (name: string) => readFileSync(`ops/${name}`, 'utf8');

test('the image has the memory settings of npm start', () => {
  const dockerfile = read('Dockerfile');
  const settings = { ...memoryEnv, NODE_OPTIONS: memoryFlags.join(' ') };
  for (const [name, value] of Object.entries(settings)) expect(dockerfile).toContain(`${name}=${value}`);
});

test('the image has every folder that the server and its commands import from', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\w+) \1$/gm)].map(
    ([, name]) => name,
  );
  const imported = globSync('{cli,domain,preflight,server}/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(
        ([, target = '']) => path.join(path.dirname(file), target).split(path.sep)[0],
      ),
  );
  expect(copied).toContain('server');
  // cli/run-command-line.ts says so for demo-data.
  expect([...new Set(imported)].filter((name) => !copied.includes(name))).toEqual(['demo']);
});

test('the folders of data and backups are the volumes of the compose file', () => {
  const dockerfile = read('Dockerfile');
  for (const [name, volume] of [
    ['DATA_DIR', 'data'],
    ['BACKUP_DIR', 'backups'],
  ]) {
    expect(dockerfile).toContain(`${name}=/${volume} `);
    expect(read('compose.yaml')).toContain(`- ${volume}:/${volume}\n`);
  }
});

test('every variable of the compose file is in the example of its settings', () => {
  const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const example = read('.env.example').match(/^\w+(?==)/gm) ?? [];
  expect(variables).toContain('POSTGRES_PASSWORD');
  expect(new Set([...variables, 'COMPOSE_PROFILES'])).toEqual(new Set(example));
});
