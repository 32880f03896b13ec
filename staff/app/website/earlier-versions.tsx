import { useMutation } from '@tanstack/react-query';
import type { ItemKind } from '#domain/website/kinds.ts';
import { Failure } from '../../ui/failure.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { itemForm } from '../../words/website.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { rowLook } from '../ui/looks.ts';
import { Differences } from './differences.tsx';
import { type ItemView, saveDraft } from './use-website.ts';

type Props = { kind: ItemKind; view: ItemView; onUsed: () => void };

const { versions: words } = itemForm;

/** What was saved before, with the differences from now. Any of it can be the draft again. */
export function EarlierVersions({ kind, view, onUsed }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (value: object) =>
      saveDraft(
        { kind, key: view.key },
        { value: value as ItemView['published'], seen: view.draft?.version ?? 0 },
      ),
    onSuccess: onUsed,
  });
  const now = view.draft ? view.draft.value : view.published;
  const earlier = view.versions.filter(({ version }) => version !== view.draft?.version);
  if (earlier.length === 0 || view.readOnly) return null;
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent underline underline-offset-4">
        {words.title}
      </summary>
      <Failure error={error} />
      <ul className="mt-2 grid grid-cols-1 gap-3">
        {earlier.map(({ version, by, at, value }) => (
          <li key={version} className="card grid grid-cols-1 gap-3 p-4">
            <p className={rowLook}>
              <span className="font-semibold">{itemForm.others(by, formatMoment(at))}</span>
              {value ? (
                <ToolButton
                  aria-label={words.chooseThis(formatMoment(at))}
                  aria-disabled={isPending || undefined}
                  onClick={() => !isPending && mutate(value)}
                >
                  {words.use}
                </ToolButton>
              ) : (
                words.removal
              )}
            </p>
            {value && <Differences kind={kind} before={now} after={value} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
