import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { kindWords } from '../../words/website-items.ts';
import { showName } from '../../words/website-names.ts';
import { historyWords as words } from '../../words/website-publish.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { formatMoment } from '../ui/format-moment.ts';
import type { Me } from '../ui/use-me.ts';
import { changedSince } from './changed-since.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { readFault } from './read-fault.ts';
import { ScreenHead } from './screen-head.tsx';
import { type ReleaseView, useChangeWebsite, useReleases } from './use-website.ts';

/** Everything that was published, and the way back. */
export function Component() {
  const me = useOutletContext<Me>();
  const { data, error } = useReleases();
  const restore = useChangeWebsite();
  const [asked, setAsked] = useState<number>();
  if (error && !data) return <FailureScreen error={error} />;
  if (!data) return null;
  const { releases } = data;
  const close = () => {
    restore.reset();
    setAsked(undefined);
  };
  const goBack = (id: number) =>
    restore.mutate({ act: 'restore', id }, { onSuccess: () => setAsked(undefined) });
  const button = (id: number) =>
    me.role === 'owner' && (
      <Button aria-label={words.goBackTo(id)} onClick={() => setAsked(id)}>
        {words.goBack}
      </Button>
    );
  return (
    <>
      <ScreenHead title={words.title} aside={releases.length > 0 ? words.lead : words.none} />
      <p role="status" className="mb-3 font-semibold text-accent empty:hidden">
        {restore.isSuccess && restore.data && words.done(restore.data.release)}
      </p>
      {releases.length > 0 && (
        <ol className="grid max-w-224 grid-cols-1 gap-3">
          {releases.map((release, at) => (
            <li key={release.id} className="card flex flex-wrap items-start justify-between gap-3 p-4">
              <ReleaseText release={release} isNow={at === 0} />
              {at > 0 && button(release.id)}
            </li>
          ))}
          <li className="card flex flex-wrap items-start justify-between gap-3 p-4">
            <div>
              <h2 className="text-base">{words.files}</h2>
              <p className="text-sm text-muted">{words.filesLead}</p>
            </div>
            {button(0)}
          </li>
        </ol>
      )}
      {asked !== undefined && (
        <QuestionDialog
          title={words.question(asked)}
          submit={restore.isPending ? words.working : words.submit}
          cancel={words.cancel}
          error={restore.error}
          sentence={readFault(restore.error).sentence}
          isPending={restore.isPending}
          onSubmit={() => goBack(asked)}
          onClose={close}
        >
          <p>{words.changes}</p>
          <ul className="list-disc ps-5">
            {changedSince(releases, asked).map((item) => (
              <li key={`${item.kind}/${item.key}`} className="wrap-anywhere">
                {kindWords[item.kind].one}: {showName(item)}
              </li>
            ))}
          </ul>
          <p className="text-muted">{words.drafts}</p>
        </QuestionDialog>
      )}
    </>
  );
}

function ReleaseText({ release, isNow }: { release: ReleaseView; isNow: boolean }) {
  const { id, at, by, note, restores, items } = release;
  return (
    <div className="min-w-0 flex-[1_1_18rem]">
      <h2 className="text-base">
        {words.release(id)}
        {isNow && <Tag>{words.now}</Tag>}
      </h2>
      <p className="text-sm text-muted">
        {formatMoment(at)}, {by}
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
      {restores !== null && <p>{words.restores(restores)}</p>}
      <ul className="mt-1 text-sm">
        {items.map((item) => (
          <li key={`${item.kind}/${item.key}`} className="wrap-anywhere">
            {kindWords[item.kind].one}: {showName(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
