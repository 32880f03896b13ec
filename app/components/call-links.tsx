import { Fragment } from 'react';
import { site } from '#app/site.ts';
import { Anchor } from '#app/ui/anchor.tsx';

const { shown, href } = site.claimsHotline;

/** Turns the claims number inside a text into telephone links. */
export function CallLinks({ text }: { text: string }) {
  return text.split(shown).map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && (
        <Anchor href={href} className="underline underline-offset-4">
          {shown}
        </Anchor>
      )}
      {piece}
    </Fragment>
  ));
}
