import { type Backend, createBackend } from './backend.ts';
import { readStaffSecret, type Settings } from './settings.ts';
import { printWarning } from './terminal.ts';

export async function connect(settings: Settings): Promise<Backend> {
  const { protocol, hostname } = new URL(settings.url);
  if (protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
    printWarning(`The staff secret and all records are sent unencrypted to ${settings.url}. Use https.`);
  return createBackend(settings.url, await readStaffSecret(settings));
}
