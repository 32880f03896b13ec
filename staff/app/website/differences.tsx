import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { differences as words } from '../../words/website-publish.ts';
import { compareItems } from './compare-items.ts';
import { diffWords, type Part } from './diff-words.ts';

type Props = {
  kind: ItemKind;
  before: AnyItem | null;
  after: AnyItem | null;
  /** The headings of the two sides. */
  labels?: { before: string; after: string };
};

/** What changes, line by line, with the changed words marked. Side by side at a desk. */
export function Differences({ kind, before, after, labels = words }: Props) {
  const lines = compareItems(kind, before, after);
  if (!after) return <p className="font-semibold text-danger">{words.removed}</p>;
  if (lines.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <dl className="grid grid-cols-1 gap-3">
      {lines.map((line) => {
        const parts = diffWords(line.before, line.after);
        return (
          <div key={line.label} className="grid grid-cols-1 gap-1">
            <dt className="text-2xs font-semibold text-muted">{line.label}</dt>
            {before ? (
              <dd className="grid grid-cols-1 gap-2 md:grid-cols-2">
                <Side label={labels.before} parts={parts} leaves="added" />
                <Side label={labels.after} parts={parts} leaves="removed" />
              </dd>
            ) : (
              <dd className="whitespace-pre-wrap wrap-anywhere">{line.after}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

type SideProps = { label: string; parts: readonly Part[]; leaves: Part['is'] };

function Side({ label, parts, leaves }: SideProps) {
  const shown = parts.filter(({ is }) => is !== leaves);
  return (
    <div className="max-h-96 overflow-y-auto rounded-sm border border-line px-3 py-2">
      <p className="text-2xs text-muted">{label}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">
        {shown.map(({ is, text }, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text in their order
          if (is === 'same') return <span key={at}>{text}</span>;
          const Mark = is === 'removed' ? 'del' : 'ins';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text in their order
            <Mark key={at} className={markLooks[is]}>
              {text}
            </Mark>
          );
        })}
      </p>
    </div>
  );
}

const markLooks = {
  removed: 'bg-sunken text-danger line-through',
  added: 'bg-amber-pale text-navy underline decoration-2 underline-offset-2',
};
