import { sendAuth } from '../../api/auth-client.ts';
import { announceSession } from '../session/session-channel.ts';

export async function signOut(): Promise<void> {
  await sendAuth('/sign-out').catch(() => undefined);
  announceSession('ended');
  location.assign('/staff');
}
