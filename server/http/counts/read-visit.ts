import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pathWithTopic } from '#domain/contact-topics.ts';
import { sourceOfCampaign, sourceOfHost } from './sources.ts';

type Visit = {
  /** Loaded in case the reader follows a link of ours. */
  isAhead: boolean;
  /** The path of our page with the link, or where else the reader came from. */
  from: { page: string } | { source: string };
};

/** Programs that say what they are. One that pretends to be a browser is counted. Cubot makes phones. */
const robots =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrap|preview|lighthouse|headless|phantom|monitor|uptime|pingdom|facebookexternalhit|whatsapp|embedly|validator|curl|wget|python|java\/|okhttp|axios|go-http|node|perl|ruby|php/i;
const longestAgent = 1000;

/** What a request for a page tells of its reader. Undefined: it is none of a person who opens a page. */
export function readVisit(request: IncomingMessage, publicHost: string): Visit | undefined {
  const { headers, url = '' } = request;
  if (!isFromBrowser(headers) || !opensPage(headers)) return undefined;
  const referrer = readReferrer(headers);
  const page = referrer && pageOfOurs(referrer, headers, publicHost);
  const isAhead = isLoadedAhead(headers);
  if (page !== undefined) return { isAhead, from: { page } };
  // Search engines and address bars load pages that nobody has chosen.
  return isAhead ? undefined : { isAhead, from: { source: readSource(url, referrer) } };
}

/** Every browser names itself and its languages. */
export function isFromBrowser(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  return Boolean(agent && headers['accept-language']) && !robots.test(agent?.slice(0, longestAgent) ?? '');
}

/** The page of ours that led to a request. */
export function readOwnReferrer(headers: IncomingHttpHeaders, publicHost: string): string | undefined {
  const referrer = readReferrer(headers);
  return referrer && pageOfOurs(referrer, headers, publicHost);
}

function readReferrer({ referer }: IncomingHttpHeaders): URL | undefined {
  return (referer && URL.parse(referer)) || undefined;
}

function pageOfOurs(referrer: URL, headers: IncomingHttpHeaders, publicHost: string): string | undefined {
  const { host } = referrer;
  return host && (host === headers.host || host === publicHost) ? pathWithTopic(referrer) : undefined;
}

/** Frames and scripts open no page. Old browsers do not say what a request is for, but that they want a page. */
function opensPage(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return headers.accept?.includes('text/html') ?? false;
}

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

function isLoadedAhead(headers: IncomingHttpHeaders): boolean {
  return purposes.some(
    (name) => name in headers && /prefetch|prerender|preview/i.test(String(headers[name])),
  );
}

function readSource(url: string, referrer: URL | undefined): string {
  const campaign = url.includes('utm_source=')
    ? new URLSearchParams(url.slice(url.indexOf('?'))).get('utm_source')
    : null;
  if (campaign) return sourceOfCampaign(campaign);
  return referrer?.hostname ? sourceOfHost(referrer.hostname) : 'direct';
}
