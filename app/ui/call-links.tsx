import type { ReactNode } from 'react';
import { withoutScheme } from '#company/shape/without-scheme.ts';
import { site, telephone } from '#company/site.ts';
import { state } from '#content/state.ts';
import { Anchor } from './anchor.tsx';

const { regulator } = state;
const links = [
  site.claimsHotline,
  ...(regulator
    ? [telephone(regulator.phone), { shown: withoutScheme(regulator.url), href: regulator.url }]
    : []),
];

/** Turns the claims number, and the number and address for complaints, into links. */
export function CallLinks({ text }: { text: string }): ReactNode {
  const link = links.find(({ shown }) => text.includes(shown));
  if (!link) return text;
  const [before = '', ...after] = text.split(link.shown);
  return (
    <>
      <CallLinks text={before} />
      <Anchor href={link.href} className="underline underline-offset-4">
        {link.shown}
      </Anchor>
      <CallLinks text={after.join(link.shown)} />
    </>
  );
}
