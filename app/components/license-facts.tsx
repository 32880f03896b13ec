import type { ReactNode } from 'react';
import { facts } from '#app/content/facts.ts';
import { footer } from '#app/content/shell.ts';
import { telephone } from '#app/site.ts';
import type { License } from '#app/site-types.ts';

const { license: words } = footer;
const { value, source, url } = facts.complaints;
const complaintLine = telephone(value);

/** Who insures, under which license, and where to complain. */
export function LicenseFacts({ license }: { license: License }) {
  return (
    <section aria-label={words.label} className="shell pb-10 text-sm">
      <dl className="grid gap-x-10 gap-y-4 border-t border-deep-raised pt-8 sm:grid-cols-2 lg:grid-cols-3">
        <Line term={words.holder}>{license.holder}</Line>
        <Line term={words.type}>{license.type}</Line>
        <Line term={words.number}>{license.number}</Line>
        <Line term={words.underwriter}>{license.underwriter}</Line>
        <Line term={words.naic}>{license.naic}</Line>
        <Line term={words.complaints}>
          <a href={url} rel="noreferrer" className="underline underline-offset-4">
            {source}
          </a>
          {', '}
          <a href={complaintLine.href} className="underline underline-offset-4">
            {complaintLine.shown}
          </a>
        </Line>
      </dl>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-deep-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
