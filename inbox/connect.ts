import { readStaffKey, type Settings } from './settings.ts';
import { warn } from './terminal.ts';
import { createWire, type Wire } from './wire.ts';

export async function connect(settings: Settings): Promise<Wire> {
  const { protocol, hostname } = new URL(settings.url);
  if (protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
    warn(`The staff key and all records travel unencrypted to ${settings.url}: use https.`);
  return createWire(settings.url, await readStaffKey(settings));
}
