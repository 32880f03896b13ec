import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { result, statuses } from '#content/claim-status.ts';
import type { FoundClaim } from '#domain/claims.ts';
import { StatusLine } from './status-line.tsx';

/** The text of each step. */
function stepsOf(claim: Pick<FoundClaim, 'status' | 'steps'>): string[] {
  const items = renderToStaticMarkup(<StatusLine claim={claim} />)
    .split('</li>')
    .slice(0, -1);
  return items.map((item) => item.slice(item.indexOf('<li')).replace(/<[^>]+>/g, ''));
}

const done = (label: string) => `${label}: ${result.done}`;

test('only steps that were set are done', () => {
  expect(stepsOf({ status: 'decided', steps: ['received', 'decided'] })).toEqual([
    done(statuses.received.label),
    statuses.with_adjuster.label,
    statuses.needs_something.otherwise,
    `${statuses.decided.label}${result.now}`,
    statuses.closed.label,
  ]);
});

test('of a closed claim, steps that never were do not stand there', () => {
  const closed = `${statuses.closed.label}${result.now}`;
  expect(stepsOf({ status: 'closed', steps: ['received'] })).toEqual([done(statuses.received.label), closed]);
  expect(stepsOf({ status: 'closed', steps: ['received', 'with_adjuster'] })).toEqual([
    done(statuses.received.label),
    done(statuses.with_adjuster.label),
    closed,
  ]);
});
