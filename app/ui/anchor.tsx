import type { ComponentProps } from 'react';
import { localHref } from '#app/lib/local-href.ts';

type Props = ComponentProps<'a'> & { href: string };

/** Every link of the site. It stays in the language of the page, unless `hrefLang` says that its address is in another. */
export function Anchor({ href, ...props }: Props) {
  // biome-ignore lint/correctness/noRestrictedElements: the one place
  return <a href={props.hrefLang ? href : localHref(href)} {...props} />;
}
