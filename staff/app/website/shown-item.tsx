import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { itemForm as words } from '../../words/website.ts';
import { kindWords } from '../../words/website-items.ts';
import { showName } from '../../words/website-names.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import type { Me } from '../ui/use-me.ts';
import { Differences } from './differences.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { ItemEditor } from './item-editor.tsx';
import { ScreenHead } from './screen-head.tsx';
import { discardDraft, type ItemView, saveDraft, useItem, type WebsiteView } from './use-website.ts';

type Props = { kind: ItemKind; itemKey: string; website: WebsiteView };

/** An item that is there already. */
export function ShownItem({ kind, itemKey, website }: Props) {
  const me = useOutletContext<Me>();
  const { data: view, error, refetch } = useItem({ kind, key: itemKey });
  /** A new form for each version that was loaded. */
  const [round, setRound] = useState(0);
  const queries = useQueryClient();
  const reload = async () => {
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['website'], exact: true })]);
    setRound(round + 1);
  };
  if (error && !view) return <FailureScreen error={error} />;
  if (!view) return null;
  const start = startOf(view);
  const shown = view.draft?.value ?? view.published ?? view.files;
  return (
    <>
      <ScreenHead title={showName(view)} aside={kindWords[kind].one} />
      {view.fileChanged && <Banner>{words.fileChanged}</Banner>}
      {view.readOnly ? (
        <div className="grid grid-cols-1 gap-4">
          <Banner>{words.readOnly}</Banner>
          {shown && <Differences kind={kind} before={null} after={shown} />}
        </div>
      ) : start ? (
        <ItemEditor
          key={round}
          kind={kind}
          view={view}
          name={showName(view)}
          start={start}
          website={website}
          personId={me.id}
          chooseKey={() => itemKey}
          onCreated={() => undefined}
          onReload={reload}
        />
      ) : (
        <Removed kind={kind} view={view} onDone={reload} />
      )}
      <EarlierVersions kind={kind} view={view} onUsed={reload} />
    </>
  );
}

/** What the form shows. Undefined: a draft or a release has removed the item. */
function startOf({ draft, published }: ItemView): AnyItem | undefined {
  return (draft ? draft.value : published) ?? undefined;
}

type RemovedProps = { kind: ItemKind; view: ItemView; onDone: () => void };

/** The item is gone, or goes with the next publication. */
function Removed({ kind, view, onDone }: RemovedProps) {
  const { draft, files, versions, key } = view;
  const last = versions.find(({ value }) => value)?.value ?? files;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const address = { kind, key };
      if (draft) await discardDraft(address, draft.version);
      else if (last) await saveDraft(address, { value: last, seen: 0 });
    },
    onSuccess: onDone,
  });
  return (
    <section className="card grid grid-cols-1 justify-items-start gap-3 p-5">
      <p>{draft ? words.removal.waiting : words.removal.gone}</p>
      <Failure error={error} />
      <Button aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
        {words.actions.bringBack}
      </Button>
    </section>
  );
}
