import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { urgentKinds } from '#domain/website/kinds.ts';
import { publishWords as words } from '../../words/website-publish.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { DraftCard } from './draft-card.tsx';
import { PublishForm } from './publish-form.tsx';
import { Published } from './published.tsx';
import { ScreenHead } from './screen-head.tsx';
import { type Draft, useChangeWebsite, useDrafts, useWebsite } from './use-website.ts';

const nameOfDraft = ({ kind, key }: Pick<Draft, 'kind' | 'key'>) => `${kind}/${key}`;

/** All drafts with their differences. Those that are chosen go out together. */
export function Component() {
  const [params] = useSearchParams();
  const only = params.get('item');
  const { data: website } = useWebsite();
  const { data, error } = useDrafts();
  const publish = useChangeWebsite();
  /** What the person has taken out or put in. */
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const [sent, setSent] = useState<Draft[]>([]);
  if (error && !data) return <FailureScreen error={error} />;
  if (!data || !website) return null;
  const { mayPublish } = website;
  const isAllowed = ({ kind }: Draft) =>
    mayPublish === 'all' || (mayPublish === 'urgent' && urgentKinds.some((urgent) => urgent === kind));
  const isChosen = (draft: Draft) =>
    isAllowed(draft) && (choices[nameOfDraft(draft)] ?? (only === null || only === nameOfDraft(draft)));
  const { drafts } = data;
  const chosen = drafts.filter(isChosen);
  // The one that the person comes from stands alone above the button.
  const isFirst = (draft: Draft) => nameOfDraft(draft) === only;
  const first = drafts.some(isFirst) ? drafts.filter(isFirst) : drafts;
  const others = drafts.filter((draft) => !first.includes(draft));
  const lead = mayPublish === 'none' ? words.waiting : words.lead;

  function listDrafts(list: readonly Draft[]) {
    if (list.length === 0) return null;
    return (
      <ul className="grid grid-cols-1 gap-4">
        {list.map((draft) => (
          <DraftCard
            key={nameOfDraft(draft)}
            draft={draft}
            isAllowed={isAllowed(draft)}
            isChosen={isChosen(draft)}
            onChoose={(isOn) => setChoices({ ...choices, [nameOfDraft(draft)]: isOn })}
          />
        ))}
      </ul>
    );
  }

  function send(note: string) {
    setSent(chosen);
    const items = chosen.map(({ kind, key, version }) => ({ kind, key, version }));
    publish.mutate({ act: 'publish', items, note });
  }

  return (
    <>
      <ScreenHead title={words.title} aside={drafts.length > 0 ? lead : words.none} />
      <div className="grid max-w-288 grid-cols-1 gap-4">
        {publish.data && (
          <Published result={publish.data} items={sent} builtElsewhere={website.builtElsewhere} />
        )}
        {listDrafts(first)}
        {drafts.length > 0 && mayPublish !== 'none' && (
          <PublishForm
            count={chosen.length}
            isPending={publish.isPending}
            error={publish.error}
            onPublish={send}
          />
        )}
        {others.length > 0 && <h2 className="mt-4 text-[1.1875rem]">{words.others}</h2>}
        {listDrafts(others)}
      </div>
    </>
  );
}
