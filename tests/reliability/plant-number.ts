import { expect } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';
import { sampleVerification } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';

/** A number that must be stored nowhere in plain text. */
export const planted = ['987-65-4321', '987654321'];
/** A text beside it that is stored as it is. */
export const plantedControl = 'Quetzalcoatl Bank';

/** Sends the planted number in accepted and in refused requests. */
export async function plantNumber(deployment: Deployment): Promise<void> {
  const { visitor, staff } = clientsOf(deployment);
  const send = async (changes: Record<string, unknown>) => {
    const row = await withFiles(staff, sampleVerification({ bank_name: plantedControl, ...changes }));
    return visitor.from('employment_verifications').insert(row);
  };
  for (const social_security of planted) expect((await send({ social_security })).status).toBe(201);
  for (const broken of [
    { email: 'no' },
    { zip_code: '1' },
    { phone_carrier: 'None' },
    { last_name: null },
    { id: 'no-uuid' },
    { nickname: 'x' },
  ]) {
    expect((await send({ social_security: planted[0], ...broken })).status).toBe(400);
  }
  expect((await send({ social_security: `${planted[0]}0` })).status).toBe(400);
  expect((await send({ social_security: `${planted[1]}\u0000` })).status).toBe(400);
}
