import type { ReactNode, Ref } from 'react';
import { Anchor } from '#app/ui/anchor.tsx';
import { localHref } from '#app/ui/local-href.ts';
import { site } from '#company/site.ts';
import { receipt as labels, type ReceiptWords } from '#content/receipts.ts';

type Props = {
  words: ReceiptWords;
  /** Missing in a template, whose `data-receipt` elements a script fills in. */
  receipt?: { reference: string; time: string };
  ref?: Ref<HTMLElement>;
  /** Takes the focus when the page opens. */
  autoFocus?: true;
  /** The control that closes the panel. */
  children: ReactNode;
};

const titleId = 'receipt-title';
const link = 'font-semibold text-accent underline underline-offset-4';

/** Stays on the page after a success: the reference, what was sent, what happens next, by when, and whom to call. */
export function SuccessPanel({ words, receipt, ref, autoFocus, children }: Props) {
  const { callUs = labels.callUs, keep, follow } = words;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was opened to show this
      autoFocus={autoFocus}
      aria-labelledby={titleId}
      className="success-panel"
      // A receipt that says what to keep is kept on paper, too.
      data-print={keep && 'alone'}
    >
      <SuccessCheck />
      <h2 id={titleId} className="text-title">
        {words.title}
      </h2>
      {words.said && (
        <p>
          <strong>{words.said.title}</strong> {words.said.text}
        </p>
      )}
      <dl>
        <dt>{words.reference ?? labels.reference}</dt>
        <dd className="success-reference" data-receipt="reference">
          {receipt?.reference}
        </dd>
        <dt>{labels.sent}</dt>
        <dd>
          {words.sent}, <span data-receipt="time">{receipt?.time}</span>
        </dd>
        <dt>{labels.next}</dt>
        <dd>{words.next}</dd>
        <dt>{labels.by}</dt>
        <dd>{words.by}</dd>
        {keep && (
          <>
            <dt>{labels.keep}</dt>
            <dd>{keep}</dd>
          </>
        )}
        {follow && (
          <>
            <dt>{labels.follow}</dt>
            <dd>
              {follow.text}{' '}
              <Anchor
                href={follow.link.href}
                className={link}
                data-address={`${new URL(site.origin).host}${localHref(follow.link.href)}`}
              >
                {follow.link.label}
              </Anchor>
            </dd>
          </>
        )}
        <dt>{labels.call}</dt>
        <dd>
          {callUs.before}
          <Anchor href={callUs.number.href} className={link}>
            {callUs.number.shown}
          </Anchor>
          {callUs.after}
        </dd>
      </dl>
      <p className="flex flex-wrap items-center gap-x-8">
        {words.more && (
          <Anchor
            href={words.more.href}
            className={`inline-flex min-h-11 items-center whitespace-normal ${link}`}
          >
            {words.more.label}
          </Anchor>
        )}
        {children}
      </p>
    </section>
  );
}

function SuccessCheck() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="success-check">
      <circle cx="24" cy="24" r="24" />
      <path d="m14 25 7 7 14-15" pathLength="1" />
    </svg>
  );
}
