import { useState } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import type { AnyItem, ItemOf } from '#domain/website/items.ts';
import { type ItemKind, itemKinds } from '#domain/website/kinds.ts';
import { itemForm } from '../../words/website.ts';
import { FailureScreen, NotFound } from '../ui/failure-screen.tsx';
import type { Me } from '../ui/use-me.ts';
import { ItemEditor } from './item-editor.tsx';
import { addressOf } from './links.ts';
import { keyForNew, type NewKind, newItem } from './new-item.ts';
import { ScreenHead } from './screen-head.tsx';
import { ShownItem } from './shown-item.tsx';
import { isPageKind, SlugField } from './slug-field.tsx';
import { useWebsite, type WebsiteView } from './use-website.ts';

/** One item, or a new one of a kind. */
export function Component() {
  const { kind, key } = useParams();
  const { data, error } = useWebsite();
  /** A new item keeps its form when it gets its key: the person is still typing. */
  const [created, setCreated] = useState<string>();
  if (!isKind(kind)) return <NotFound />;
  if (error && !data) return <FailureScreen error={error} />;
  if (!data) return null;
  if (key && key !== created)
    return <ShownItem key={`${kind}/${key}`} kind={kind} itemKey={key} website={data} />;
  if (kind === 'questions') return <NotFound />;
  return <NewItem key={kind} kind={kind} website={data} onCreated={setCreated} />;
}

function isKind(kind: string | undefined): kind is ItemKind {
  return itemKinds.some((known) => known === kind);
}

type NewProps = { kind: NewKind; website: WebsiteView; onCreated: (key: string) => void };

function NewItem({ kind, website, onCreated }: NewProps) {
  const me = useOutletContext<Me>();
  const navigate = useNavigate();
  const [start] = useState<AnyItem>(() => newItem(kind));
  /** Chosen by the person. Otherwise it follows the title. */
  const [slug, setSlug] = useState('');
  const [isSaved, setSaved] = useState(false);
  const taken = new Set(website.items.filter((each) => each.kind === kind).map(({ key }) => key));
  const typed = slug.replace(/-$/, '');
  const automatic = (item: AnyItem) => keyForNew(kind, item as ItemOf[NewKind], taken);
  const chooseKey = (item: AnyItem) => (typed ? (taken.has(typed) ? undefined : typed) : automatic(item));
  const title = itemForm.newTitle(kind);
  const showSlug = (item: AnyItem) => (
    <SlugField
      kind={kind}
      value={slug || (automatic(item) ?? '')}
      isTaken={taken.has(typed)}
      onChange={setSlug}
    />
  );
  return (
    <>
      <ScreenHead title={title} />
      <ItemEditor
        kind={kind}
        view={undefined}
        name={title}
        start={start}
        website={website}
        personId={me.id}
        chooseKey={chooseKey}
        {...(isPageKind(kind) && !isSaved && { head: showSlug })}
        onCreated={(key) => {
          onCreated(key);
          setSaved(true);
          void navigate(addressOf.item({ kind, key }), { replace: true, preventScrollReset: true });
        }}
        onReload={() => navigate(addressOf.home)}
      />
    </>
  );
}
