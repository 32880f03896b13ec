/** What resumes link to. A link with another scheme may start a program on the reader's machine. */
const ordinarySchemes = new Set([
  'callto',
  'facetime',
  'ftp',
  'geo',
  'http',
  'https',
  'mailto',
  'sip',
  'skype',
  'sms',
  'tel',
  'tg',
  'whatsapp',
]);
const schemeOf = /^([a-z][a-z0-9+.-]*):/i;
/** `example.com:443` is a host with its port. */
const hostWithPort = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d/i;
const drive = /^[a-z]:/i;
/** A path on a disk. More slashes, or a name in place of `localhost`, mean a file share. */
const localFile = /^file:(?:\/\/(?:localhost)?)?\/(?![\\/])|^file:\/\/[a-z]:/i;

/** Whether a click leads to the web, a mail, a call or a place on the same disk. File shares receive the reader's login. */
export function isOrdinaryLink(target: string): boolean {
  if (isLocalPath(target)) return true;
  const link = normalize(target);
  if (hostWithPort.test(link)) return true;
  return ordinarySchemes.has(schemeOf.exec(link)?.[1]?.toLowerCase() ?? '');
}

/** Whether a path can only be read from the reader's own disk, never from a network. */
export function isLocalPath(target: string): boolean {
  const path = normalize(target);
  if (/^[\\/]{2}/.test(path)) return false;
  return !schemeOf.test(path) || drive.test(path) || localFile.test(path);
}

/** Readers ignore control characters and decode `%5C`. */
function normalize(target: string): string {
  const visible = target.replace(/[\0-\x20]+/g, '');
  try {
    return decodeURIComponent(visible);
  } catch {
    return visible;
  }
}
