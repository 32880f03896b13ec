import { type ReactNode, useEffect, useRef } from 'react';
import { result, statuses } from '#content/claim-status.ts';
import type { FoundClaim as Claim } from '#domain/claims.ts';
import { idsOfReference, referenceOf } from '#domain/references.ts';
import { formatSentAt } from '../kit/send/receipt.ts';
import { StatusLine } from './status-line.tsx';

type Props = {
  claim: Claim;
  number: string;
  /** On the server: the company's. */
  timeZone?: string;
  /** When the page opens. */
  autoFocus?: true;
  /** When it appears on the page. */
  takesFocus?: true;
  children?: ReactNode;
};

const foundClaimId = 'found-claim';

/** Where a claim stands, since when, what happens next, and what the staff wrote. */
export function FoundClaim({ claim, number, timeZone, autoFocus, takesFocus, children }: Props) {
  const { status, since, message, sent_at: sentAt, photos } = claim;
  const formatted = (at: string) => formatSentAt(new Date(at), timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-labelledby={foundClaimId}
      className="grid gap-6 rounded-lg border-2 border-accent bg-panel p-6 sm:p-8"
    >
      <div>
        <h2
          ref={heading}
          id={foundClaimId}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page was opened to show this
          autoFocus={autoFocus}
          className="text-section"
        >
          {result.title(normalize(number))}
        </h2>
        <p className="mt-2 text-muted">{`${result.sent(formatted(sentAt))}, ${result.photos(photos)}`}</p>
      </div>
      <StatusLine claim={claim} />
      <div>
        <p className="font-display text-title font-bold">{statuses[status].label}</p>
        <p className="text-muted">{result[status === 'closed' ? 'closed' : 'since'](formatted(since))}</p>
      </div>
      {message && (
        <div className="border-l-4 border-amber pl-4">
          <h3 className="font-bold">{result.message}</h3>
          <p className="mt-1 whitespace-pre-line">{message}</p>
        </div>
      )}
      <div>
        <h3 className="font-bold">{result.next}</h3>
        <p className="mt-1">{statuses[status].next}</p>
      </div>
      {children}
    </section>
  );
}

/** As it stands on the receipt. */
function normalize(number: string): string {
  const ids = idsOfReference(number);
  return ids ? referenceOf(ids.first) : number;
}
