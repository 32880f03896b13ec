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

export const nameOfDraft = ({ kind, key }: Pick<Draft, 'kind' | 'key'>) => `${kind}/${key}`;

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
  // The one that the person comes from is the first.
  const drafts = data.drafts.toSorted(
    (a, b) => Number(nameOfDraft(b) === only) - Number(nameOfDraft(a) === only),
  );
  const chosen = drafts.filter(isChosen);

  function send(note: string) {
    setSent(chosen);
    const items = chosen.map(({ kind, key, version }) => ({ kind, key, version }));
    publish.mutate({ act: 'publish', items, note });
  }

  return (
    <>
      <ScreenHead title={words.title} aside={drafts.length > 0 ? words.lead : words.none} />
      <div className="grid max-w-288 grid-cols-1 gap-4">
        {publish.data && <Published result={publish.data} items={sent} />}
        {drafts.length > 0 && (
          <>
            <ul className="grid grid-cols-1 gap-4">
              {drafts.map((draft) => (
                <DraftCard
                  key={nameOfDraft(draft)}
                  draft={draft}
                  isAllowed={isAllowed(draft)}
                  isChosen={isChosen(draft)}
                  onChoose={(isOn) => setChoices({ ...choices, [nameOfDraft(draft)]: isOn })}
                />
              ))}
            </ul>
            {mayPublish !== 'none' && (
              <PublishForm
                count={chosen.length}
                isPending={publish.isPending}
                error={publish.error}
                onPublish={send}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
