import { Fragment } from 'react';
import { Link } from 'react-router';
import { referenceOf } from '#domain/references.ts';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { sentences, audit as words } from '../../words/audit.ts';
import { kindNouns } from '../../words/counts.ts';
import { formatDay, formatTime } from '../../words/office-times.ts';
import type { AuditEntry } from './audit-page.tsx';

/** The lines under the day they happened, newest first. */
export function AuditLines({ lines }: { lines: AuditEntry[] }) {
  if (lines.length === 0)
    return (
      <div role="status" className="grid gap-1 py-12">
        <h2 className="text-[1.1875rem] leading-[1.3]">{words.empty.title}</h2>
        <p className="text-muted">{words.empty.advice}</p>
      </div>
    );
  const days = Map.groupBy(lines, ({ at }) => formatDay(at));
  return (
    <div>
      {[...days].map(([day, ofDay]) => (
        <Fragment key={day}>
          <h2 className="sticky top-0 border-b border-line bg-page py-2">{day}</h2>
          <ol className="mb-5">
            {ofDay.map((line) => (
              <li
                key={line.id}
                className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5"
              >
                <time dateTime={line.at} className="whitespace-nowrap text-muted tabular-nums">
                  {formatTime(line.at)}
                </time>
                <AuditSentence line={line} />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}

/** What a person did, in a sentence. */
function AuditSentence({ line }: { line: AuditEntry }) {
  const { actor_name, action, kind, details } = line;
  const sentence = sentences[action](details).replace('{kind}', kind ? kindNouns[kind].many : 'records');
  const [before, after] = sentence.split('{record}');
  const { reason, records } = details;
  return (
    <p className="min-w-0">
      <strong>{actor_name}</strong> {before}
      {after !== undefined && <RecordLink line={line} />}
      {after}.{/* The sentence of a failed sign-in has its reason already. */}
      {action !== 'sign_in_failed' && typeof reason === 'string' && reason !== '' && (
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
