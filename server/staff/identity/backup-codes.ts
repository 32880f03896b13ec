import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import type { Database } from '../../store/database/database.ts';

/** The secret that encrypts what is stored. */
export type Key = Parameters<typeof symmetricEncrypt>[0]['key'];

/** Removes the code from those that work. Of two requests with the same code, one succeeds. */
export async function consumeBackupCode(
  database: Database,
  key: Key,
  { userId, stored, code }: { userId: string; stored: string; code: string },
): Promise<boolean> {
  const codes = z.array(z.string()).parse(JSON.parse(await symmetricDecrypt({ key, data: stored })));
  if (!codes.includes(code)) return false;
  const left = codes.filter((each) => each !== code);
  const encrypted = await symmetricEncrypt({ key, data: JSON.stringify(left) });
  const used = await database.asOwner((query) =>
    query(
      'update staff."twoFactor" set "backupCodes" = $3 where "userId" = $1 and "backupCodes" = $2 returning id',
      [userId, stored, encrypted],
    ),
  );
  return used.length > 0;
}

/** Ten, as better-auth makes them. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = generateRandomString(10, 'a-z', '0-9', 'A-Z');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}
