import { telephone } from '#app/site.ts';
import type { Regulator } from '#app/states/types.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { withoutScheme } from './without-scheme.ts';

type Props = { regulator: Regulator | null; or: string };

/** Before the period of a sentence that names the office: where to call, and where to file. */
export function ComplaintReach({ regulator, or }: Props) {
  if (!regulator) return null;
  const { href, shown } = telephone(regulator.phone);
  return (
    <>
      {': '}
      <Anchor href={href}>{shown}</Anchor>
      {` ${or} `}
      <Anchor href={regulator.url}>{withoutScheme(regulator.url)}</Anchor>
    </>
  );
}
