/** Sites by the end of their host's name. */
const sites: readonly (readonly [host: string, source: string])[] = [
  ['bing.com', 'bing'],
  ['duckduckgo.com', 'duckduckgo'],
  ['search.yahoo.com', 'yahoo'],
  ['ecosia.org', 'ecosia'],
  ['search.brave.com', 'brave'],
  ['com.google.android.googlequicksearchbox', 'google'],
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedin'],
  ['lnkd.in', 'linkedin'],
  ['nextdoor.com', 'nextdoor'],
  ['reddit.com', 'reddit'],
  ['t.co', 'x'],
  ['x.com', 'x'],
  ['youtube.com', 'youtube'],
  ['yelp.com', 'yelp'],
  ['chatgpt.com', 'chatgpt'],
  ['perplexity.ai', 'perplexity'],
];
const google = /^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** Always counted by name. Others come from links with `utm_source`, and are bounded. */
export const knownSources: ReadonlySet<string> = new Set([
  'direct',
  'other',
  'google',
  ...sites.map(([, source]) => source),
]);

export function sourceOfHost(host: string): string {
  if (google.test(host)) return 'google';
  return sites.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? 'other';
}

/** What a link of ours says: 'Spring mailing' is 'spring-mailing'. An address, or anything else that may name a person, is 'other'. */
export function sourceOfCampaign(name: string): string {
  const source = name.trim().toLowerCase().replaceAll(' ', '-');
  return /^[a-z0-9_-]{1,30}$/.test(source) ? source : sourceOfHost(source);
}
