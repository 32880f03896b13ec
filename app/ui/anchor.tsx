import type { ComponentProps } from 'react';
import { inEnglish } from '#content/language.ts';
import { isOnlyInEnglish, localHref } from './local-href.ts';

type Props = ComponentProps<'a'> & { href: string };

/**
 * Every link of the site. It stays in the language of the page, unless `hrefLang` says that its address is in another. A link to a text
 * that is only in English says so.
 */
export function Anchor({ href, children, ...props }: Props) {
  if (isOnlyInEnglish(href))
    return (
      // biome-ignore lint/correctness/noRestrictedElements: the one place
      <a href={href} hrefLang="en" {...props}>
        {children} ({inEnglish})
      </a>
    );
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the one place
    <a href={props.hrefLang ? href : localHref(href)} {...props}>
      {children}
    </a>
  );
}
