import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryEnv, memoryFlags } from './memory-settings.mjs';

const read = (name: string) => readFileSync(`ops/${name}`, 'utf8');

test('the image has the memory settings of npm start', () => {
  const dockerfile = read('Dockerfile');
  const settings = { ...memoryEnv, NODE_OPTIONS: memoryFlags.join(' ') };
  for (const [name, value] of Object.entries(settings)) expect(dockerfile).toContain(`${name}=${value}`);
});

test('every variable of the compose file is in the example of its settings', () => {
  const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const example = read('.env.example').match(/^\w+(?==)/gm) ?? [];
  expect(variables).toContain('POSTGRES_PASSWORD');
  expect(new Set([...variables, 'COMPOSE_PROFILES'])).toEqual(new Set(example));
});
