import type { ReactNode } from 'react';
import type { License } from '#company/shape/site.ts';
import type { Regulator } from '#company/shape/state.ts';
import { telephone } from '#company/site.ts';
import { footer } from '#content/shell.ts';
import { state } from '#content/state.ts';
import { Anchor } from '../ui/anchor.tsx';
import type { Facts } from '../ui/fact-list.tsx';

const { license: words } = footer;

type Props = { license: License; regulator?: Regulator | null };

/** Who insures, under which license, and where to complain. */
export function LicenseFacts({ license, regulator = state.regulator }: Props) {
  return (
    <section aria-label={words.label} className="shell pb-2 text-sm sm:pb-10">
      <dl className="grid gap-x-10 gap-y-0.5 border-t border-deep-raised pt-3 sm:grid-cols-2 sm:gap-y-4 sm:pt-8 lg:grid-cols-3">
        {licenseFacts(license, regulator).map(([term, value]) => (
          <Line key={term} term={term}>
            {value}
          </Line>
        ))}
      </dl>
    </section>
  );
}

export function licenseFacts(license: License, regulator: Regulator | null): Facts {
  return [
    [words.holder, license.holder],
    [words.principalOffice, license.principalOffice],
    [words.domicile, license.domicile],
    [words.type, license.type],
    [words.number, license.number],
    [words.underwriter, license.underwriter],
    [words.naic, license.naic],
    ...(regulator
      ? [[words.complaints, <ComplaintRoute key="complaints" regulator={regulator} />] as const]
      : []),
  ];
}

function ComplaintRoute({ regulator: { fullName, url, phone } }: { regulator: Regulator }) {
  const { href, shown } = telephone(phone);
  return (
    <>
      <Anchor href={url} rel="noreferrer" className="underline underline-offset-4">
        {fullName}
      </Anchor>
      {', '}
      <Anchor href={href} className="underline underline-offset-4">
        {shown}
      </Anchor>
    </>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-deep-muted max-sm:mr-2 max-sm:inline">{term}</dt>
      <dd className="font-semibold max-sm:inline">{children}</dd>
    </div>
  );
}
