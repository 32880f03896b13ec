import type { Backend, Row } from '#app/forms/kit/send/backend.ts';
import { Refused } from '#app/forms/kit/send/refusal.ts';

type Call =
  | { call: 'upload'; bucket: string; path: string; file: File }
  | { call: 'insert'; table: string; row: Row }
  | { call: 'call'; routine: string; parameters: Record<string, string | readonly string[]> };
type UploadAnswer = 'stored' | 'taken' | 'failed' | 'broken' | 'refused';
type InsertAnswer = boolean | 'broken' | 'stale files';

/** A backend that records its calls and gives the listed answers in order, then succeeds. */
export function fakeBackend(
  answers: { uploads?: UploadAnswer[]; inserts?: InsertAnswer[]; results?: unknown[] } = {},
): Backend & { calls: Call[] } {
  const uploads = [...(answers.uploads ?? [])];
  const inserts = [...(answers.inserts ?? [])];
  const calls: Call[] = [];
  return {
    calls,
    async upload(bucket, path, file, onProgress) {
      calls.push({ call: 'upload', bucket, path, file });
      const answer = uploads.shift() ?? 'stored';
      if (answer === 'broken') throw new TypeError('Failed to fetch');
      if (answer === 'refused') throw new Refused({ reason: 'file' });
      onProgress(1);
      if (answer === 'taken') return 'taken';
      return answer === 'stored' ? `https://backend.example/${bucket}/${path}` : undefined;
    },
    async insert(table, row) {
      calls.push({ call: 'insert', table, row });
      const answer = inserts.shift() ?? true;
      if (answer === 'broken') throw new TypeError('Failed to fetch');
      if (answer === 'stale files') throw new Refused({ reason: 'uploads' });
      return answer;
    },
    async call(routine, parameters) {
      calls.push({ call: 'call', routine, parameters });
      return answers.results?.shift();
    },
  };
}

export function fileOfSize(size: number, name: string): File {
  return new File([new Uint8Array(size)], name);
}
