/** A path of the site, with or without a fragment. '//host' and '/\\host' would leave it. */
const sitePath = /^\/(?![/\\])[^\s\\<>"]*$/;
const foreign = /^(https?:\/\/[^\s\\<>"/]+(\/[^\s\\<>"]*)?|mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d().-]+)$/i;

/** Whether a link may stand on the site: a path of ours, http(s), mailto or tel. Never a script. */
export function isAllowedHref(href: string): boolean {
  if (sitePath.test(href)) return !href.split(/[/?#]/).includes('..');
  return foreign.test(href) && URL.canParse(href);
}
