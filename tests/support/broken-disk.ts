// Preloaded into a server: once the file BROKEN_WHEN exists, the call BROKEN_CALL of node:fs fails with BROKEN_CODE for files whose
// path holds BROKEN_PATH.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { BROKEN_WHEN = '', BROKEN_CALL = '', BROKEN_CODE = '', BROKEN_PATH = '' } = process.env;
const calls = fs as unknown as Record<string, (file: number | string, ...rest: unknown[]) => unknown>;
const call = calls[BROKEN_CALL];
const { existsSync, readlinkSync } = fs;

const pathOf = (file: number | string) =>
  typeof file === 'number' ? readlinkSync(`/proc/self/fd/${file}`) : String(file);

if (call)
  calls[BROKEN_CALL] = (file, ...rest) => {
    if (existsSync(BROKEN_WHEN) && pathOf(file).includes(BROKEN_PATH))
      throw Object.assign(new Error(`${BROKEN_CODE}: ${BROKEN_CALL}`), { code: BROKEN_CODE });
    return Reflect.apply(call, fs, [file, ...rest]);
  };
syncBuiltinESMExports();
