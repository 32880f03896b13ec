import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InboxEntry, Note } from '#domain/records.ts';
import { sampleEntry, sampleNote } from '../../../tests/support/sample-entry.ts';
import { claimWords } from '../../words/claims.ts';
import { ClaimStatusCard } from './claim-status.tsx';
import type { ShownRecord } from './ui/use-record.ts';

function render(state: InboxEntry['state'], changes: Partial<Note>) {
  const entry = sampleEntry({ kind: 'claim', state, closed_at: '2026-11-16T16:00:00Z' });
  const note = sampleNote({ sort: 'status', claim_status: 'closed', address: 'ada@example.com', ...changes });
  const record = { entry, notes: [note], sender: null } as unknown as ShownRecord;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ClaimStatusCard address={{ kind: 'claim', id: entry.record_id }} record={record} />
    </QueryClientProvider>,
  );
}

const { reopened } = claimWords.status;

test('a claim that is open again says that its sender was told it is closed', () => {
  expect(render('in_progress', {})).toContain(reopened);
  expect(render('done', {})).not.toContain(reopened);
  expect(render('in_progress', { address: null })).not.toContain(reopened);
  expect(render('in_progress', { claim_status: 'decided' })).not.toContain(reopened);
});
