import { Fragment } from 'react';
import { site } from '#app/site.ts';

const { shown, href } = site.claimsHotline;

/** Turns the claims number inside a text into telephone links. */
export function CallLinks({ text }: { text: string }) {
  return text.split(shown).map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && (
        <a href={href} className="underline underline-offset-4">
          {shown}
        </a>
      )}
      {piece}
    </Fragment>
  ));
}
