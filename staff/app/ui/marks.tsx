import type { ReactNode } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { isOtherLanguage, nameOfLanguage } from '#domain/languages.ts';
import type { InboxEntry } from '#domain/records.ts';
import { inbox } from '../../words/inbox.ts';
import type { PromiseMark } from './promise.ts';

const tones = { late: 'text-danger', near: 'text-star', quiet: 'text-muted' };

/** A short remark on a record, the same in the list and on its page. */
export function MarkTag({
  tone,
  title,
  children,
}: {
  tone: keyof typeof tones;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={`flex-none rounded-full border border-current px-2 text-xs leading-[1.4] font-bold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** Nothing for English. */
export function LanguageTag({ code }: { code: string }) {
  return isOtherLanguage(code) && <MarkTag tone="quiet">{nameOfLanguage(code)}</MarkTag>;
}

/** Before all else. */
export function HurtTag() {
  return <MarkTag tone="late">{inbox.hurt}</MarkTag>;
}

/** The owner of the address says that they did not write. */
export function DisownedTag({ entry }: { entry: InboxEntry }) {
  return (
    entry.disowned && (
      <MarkTag tone="late" title={inbox.disownedWhy}>
        {inbox.disowned}
      </MarkTag>
    )
  );
}

export function PromiseTag({ kind, mark }: { kind: Kind; mark: PromiseMark | undefined }) {
  if (!mark) return null;
  return (
    <MarkTag tone={mark.state === 'broken' ? 'late' : 'near'} title={inbox.promise.why(kind)}>
      {inbox.promise[mark.state](mark.hours)}
    </MarkTag>
  );
}
