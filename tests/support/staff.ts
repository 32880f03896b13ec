import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir, port } from './e2e-server.ts';
import { openSealedWith } from './open-sealed.ts';
import { storedIn, type Table } from './stored.ts';

export { freshEmail } from './samples.ts';
export type { Table };

export const readKey = (name: string) => readFileSync(path.join(dataDir, 'keys', name), 'utf8').trim();
const stored = () => storedIn({ url: `http://localhost:${port}`, staffKey: readKey('staff-secret') });

/** What the server under test has stored. */
export const storedRows = (table: Table, email: string) => stored().rows(table, email);
export const storedIds = (table: Table, email: string) => stored().ids(table, email);
export const storedFile = (url: unknown) => stored().file(url);

/** Decrypts a sealed number with the staff's private key. */
export const openSealed = (armored: unknown) => openSealedWith(readKey('sealing-private.asc'), armored);
