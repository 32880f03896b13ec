import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listenForTest } from '../../../tests/support/listen-for-test.ts';
import type { Database, Query } from '../../store/database/database.ts';
import type { Person } from '../identity/auth.ts';
import type { StaffEnv } from '../staff-env.ts';
import { streamExport } from './stream-export.ts';

/** Asks for an export of five parts, by a person whose session ends after `parts` of them. */
async function exportParts(parts: number): Promise<{ text: string; isWhole: boolean; read: number }> {
  let checks = 0;
  const query: Query = async () => {
    checks += 1;
    return [{ holds: checks <= parts }];
  };
  const database = { asRole: (_: string, work: (query: Query) => unknown) => work(query) };
  let read = 0;
  async function* five() {
    for (read = 1; read <= 5; read += 1) yield `part ${read}\n`;
  }
  const app = new Hono<StaffEnv>().get('/', (context) => {
    context.set('person', { session: { token: 'token', role: 'owner' } } as Person);
    return streamExport(context, database as unknown as Database, { name: 'list.csv', parts: five() });
  });
  const response = await fetch(
    await listenForTest(getRequestListener(app.fetch, { overrideGlobalObjects: false })),
  );
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk);
    return { text, isWhole: true, read };
  } catch {
    return { text, isWhole: false, read };
  }
}

it('sends all parts while the session lasts', async () => {
  expect(await exportParts(5)).toMatchObject({
    text: 'part 1\npart 2\npart 3\npart 4\npart 5\n',
    isWhole: true,
  });
});

it('whoever is suspended during an export gets no more of it, and no file that looks whole', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { text, isWhole, read } = await exportParts(2);
  expect(isWhole).toBe(false);
  expect(text).not.toContain('part 3');
  expect(read).toBe(3);
});
