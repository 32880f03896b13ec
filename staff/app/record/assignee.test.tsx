import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleEntry } from '../../../tests/support/sample-entry.ts';
import type { Me } from '../ui/use-me.ts';
import { Assignee } from './assignee.tsx';
import type { ShownRecord } from './ui/use-record.ts';

const nameOf = (hasAssignee: boolean) => {
  const entry = sampleEntry({ assignee: 'sam', assignee_name: 'Sam Rivera' });
  const record = { entry, colleagues: [], hasAssignee } as unknown as ShownRecord;
  return renderToStaticMarkup(<Assignee record={record} me={{ id: 'me' } as Me} onAssign={() => {}} />);
};

test('a person who was not in the restored backup is named as such, and not as one who lost a right', () => {
  expect(nameOf(false)).toContain('Sam Rivera (not in the backup that was restored)');
  expect(nameOf(true)).toContain('Sam Rivera (no longer sees this)');
});
