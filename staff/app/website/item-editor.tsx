import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AnyItem } from '#domain/website/items.ts';
import { type ItemKind, urgentKinds } from '#domain/website/kinds.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { itemForm as words } from '../../words/website.ts';
import { checkItem, type Problems, tidy } from './check-item.ts';
import { Conflict } from './conflict.tsx';
import { ShownProblems } from './fields.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemForm } from './item-form.tsx';
import { addressOf } from './links.ts';
import { pageOfItem } from './page-of-item.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { SaveState } from './save-state.tsx';
import { useItemDraft } from './use-item-draft.ts';
import type { ItemView, WebsiteView } from './use-website.ts';

type Props = {
  kind: ItemKind;
  /** Undefined: a new one. */
  view: ItemView | undefined;
  name: string;
  start: AnyItem;
  website: WebsiteView;
  personId: string;
  chooseKey: (item: AnyItem) => string | undefined;
  onCreated: (key: string) => void;
  /** Above the fields. */
  head?: (item: AnyItem) => ReactNode;
  /** Loads the item again. */
  onReload: () => void;
};

/** The form of one item, saved by itself, and what can be done with its draft. */
export function ItemEditor(props: Props) {
  const { kind, view, name, start, website, personId, chooseKey, onCreated, head, onReload } = props;
  const navigate = useNavigate();
  const draft = useItemDraft({
    kind,
    itemKey: view?.key,
    personId,
    start,
    version: view?.draft?.version ?? 0,
    chooseKey,
    onCreated,
  });
  const { item, saver, state } = draft;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const problems = checkItem(kind, tidy(item));
  const address = { kind, key: draft.currentKey() ?? '' };
  const count = Object.keys(problems).length;
  const shown = tries > 0 ? problems : onlyLeft(problems, left);
  const hasDraft = !view || saver.version() > 0 || saver.hasUnsaved();
  const mayPublish =
    website.mayPublish === 'all' ||
    (website.mayPublish === 'urgent' && urgentKinds.some((urgent) => urgent === kind));

  async function goOn(to: (key: string) => string) {
    if (count > 0) return setTries(tries + 1);
    await saver.flush();
    const key = draft.currentKey();
    // Otherwise the state says why it was not saved.
    if (key && !saver.hasUnsaved()) await navigate(to(key));
  }

  return (
    <ShownProblems value={shown}>
      <div className="grid grid-cols-1 gap-4">
        {tries > 0 && count > 0 && <ProblemSummary key={tries} problems={problems} />}
        {draft.wasRestored && saver.hasUnsaved() && (
          <Banner>
            {words.restored}{' '}
            <button type="button" onClick={draft.startAgain} className="underline">
              {words.forget}
            </button>
          </Banner>
        )}
        {state.is === 'conflict' && (
          <Conflict
            address={address}
            mine={tidy(item)}
            onKeepMine={(seen) => void saver.overwrite(seen)}
            onTakeTheirs={() => {
              saver.stop();
              onReload();
            }}
          />
        )}
        <form
          noValidate
          aria-label={name}
          onSubmit={(event) => event.preventDefault()}
          onBlur={({ target }) => setLeft([...left, target.id.replace(/^field-/, '')])}
          className="card grid grid-cols-1 gap-6 p-4 sm:p-6"
        >
          {head?.(item)}
          <ItemForm
            kind={kind}
            item={item}
            onChange={draft.change}
            choices={website.choices}
            languages={website.languages}
          />
        </form>
        <ItemActions
          address={address}
          name={name}
          version={saver.version()}
          isPublished={!!(view?.published ?? view?.files)}
          onLeave={saver.stop}
          onRemoved={onReload}
        />
        <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-4 -mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-page px-5 py-3 md:bottom-0 md:-mx-8 md:px-8">
          <SaveState state={state} view={view} missing={count} />
          <Button
            onClick={() => goOn((key) => addressOf.preview(pageOfItem(kind, key, item), { kind, key }))}
          >
            {words.actions.preview}
          </Button>
          {mayPublish ? (
            <Button
              look={hasDraft ? 'primary' : 'quiet'}
              aria-disabled={!hasDraft || undefined}
              onClick={() => hasDraft && goOn((key) => addressOf.publishOne({ kind, key }))}
            >
              {words.actions.publish}
            </Button>
          ) : (
            <Link to={addressOf.publish} className={inlineLinkLook}>
              {words.actions.owner}
            </Link>
          )}
        </div>
      </div>
    </ShownProblems>
  );
}

/** While a person types, a field says what is wrong only after they have left it. */
function onlyLeft(problems: Problems, left: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => left.includes(path)));
}
