import type { IncomingMessage } from 'node:http';
import { isHttps } from './strict-transport.ts';

type Settings = { publicUrl: string; trustedProxies: number };

/** The origin under which the browser sees this server. */
export function originOf(request: IncomingMessage, settings: Settings): string {
  if (settings.publicUrl) return settings.publicUrl;
  return `${isHttps(request, settings) ? 'https' : 'http'}://${request.headers.host ?? ''}`;
}

/** Passwords and sessions go over TLS, except on this machine. */
export function isSafeTransport(request: IncomingMessage, settings: Settings): boolean {
  if (isHttps(request, settings)) return true;
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
