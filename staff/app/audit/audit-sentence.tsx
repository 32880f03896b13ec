import { Link } from 'react-router';
import { referenceOf } from '#domain/references.ts';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { sentences, audit as words } from '../../words/audit.ts';
import { kindNouns } from '../../words/insight.ts';
import type { AuditEntry } from './audit-page.tsx';

/** What a person did, in a sentence. */
export function AuditSentence({ line }: { line: AuditEntry }) {
  const { actor_name, action, kind, details } = line;
  const sentence = sentences[action](details).replace('{kind}', kind ? kindNouns[kind].many : 'records');
  const [before, after] = sentence.split('{record}');
  const { reason, records } = details;
  return (
    <p className="min-w-0">
      <strong>{actor_name}</strong> {before}
      {after !== undefined && <RecordLink line={line} />}
      {after}.
      {typeof reason === 'string' && reason !== '' && (
        <span className="block text-sm text-muted">
          {words.reason}: {reason}
        </span>
      )}
      {Array.isArray(records) && (
        <span className="block text-sm text-muted">
          {words.records}: {records.map(nameRecord).join(', ')}
        </span>
      )}
    </p>
  );
}

/** 'message 3f2504e0-…' → 'message 9WLJ-BS4H'. */
function nameRecord(record: string): string {
  const [kind, id = ''] = record.split(' ');
  return `${kind} ${referenceOf(id)}`;
}

/** A link only while the record exists. */
function RecordLink({ line: { kind, record_id, exists } }: { line: AuditEntry }) {
  if (!kind || !record_id) return 'a record';
  const name = `${kindNouns[kind].one} ${referenceOf(record_id)}`;
  if (exists)
    return (
      <Link to={`/records/${kind}/${record_id}`} className={inlineLinkLook}>
        {name}
      </Link>
    );
  return (
    <>
      {name} <span className="text-muted">({words.deleted})</span>
    </>
  );
}
