import { Fragment } from 'react';
import { site } from '#app/site.ts';

const { shown, href } = site.claimsHotline;

/** A text in which the claims number is a link: to be called from where it is read, and never broken in two. */
export function CallLinks({ text }: { text: string }) {
  return text.split(shown).map((piece, place) => (
    <Fragment key={piece}>
      {place > 0 && (
        <a href={href} className="underline underline-offset-4">
          {shown}
        </a>
      )}
      {piece}
    </Fragment>
  ));
}
