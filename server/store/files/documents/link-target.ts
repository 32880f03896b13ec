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
/** In a Word file, where more schemes start programs than in a PDF. */
const webSchemes = new Set(['http', 'https', 'mailto', 'tel']);
const schemeOf = /^([a-z][a-z0-9+.-]*):/i;
/** `example.com:443` is a host with its port. */
const hostWithPort = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d/i;
const drive = /^[a-z]:/i;
/** A path on a disk. More slashes, or a name in place of `localhost`, mean a file share. */
const localFile = /^file:(?:\/\/(?:localhost)?)?\/(?![\\/])|^file:\/\/[a-z]:[\\/]/i;
/** A file share, or Windows' own name for one. */
const share = /^[\\/](?:[\\/]|\?\?)/;

/** Whether a click leads to the web, a mail, a call or a place on the same disk. File shares receive the reader's login. */
export function isOrdinaryLink(target: string): boolean {
  if (isLocalPath(target)) return true;
  const link = normalize(target);
  if (hostWithPort.test(link)) return true;
  return ordinarySchemes.has(schemeOf.exec(link)?.[1]?.toLowerCase() ?? '');
}

/** Whether a click leads to the web, a mail, a call or a bookmark. Many resumes leave out `https://`. */
export function isWebLink(target: string): boolean {
  const link = normalize(target);
  if (!schemeOf.test(link) || hostWithPort.test(link)) return !/^[./\\]|^[^?#]*\\/.test(link);
  return hasWebScheme(link);
}

/** Whether a word is not the beginning of another link, so that it may be part of a tooltip. */
export function mayBeWords(word: string): boolean {
  const link = normalize(word);
  return !share.test(link) && (hasWebScheme(link) || !/^[a-z][a-z0-9+.-]*:./i.test(link));
}

function hasWebScheme(link: string): boolean {
  return webSchemes.has(schemeOf.exec(link)?.[1]?.toLowerCase() ?? '');
}

/** Whether a path can only be read from the reader's own disk, never from a network. */
export function isLocalPath(target: string): boolean {
  const path = normalize(target);
  if (share.test(path)) return false;
  return !schemeOf.test(path) || drive.test(path) || localFile.test(path);
}

/** Readers ignore control characters and decode `%5C`. */
function normalize(target: string): string {
  return target
    .replace(/%[\da-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)))
    .replace(/[\0-\x20]+/g, '');
}
