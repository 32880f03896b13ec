import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import type { DraftView as Draft, ItemView } from '../../../server/staff/website/views.ts';
import { api, readBody } from '../../api/client.ts';

export type { Draft, ItemView };

const routes = api.website;

const load = () => readBody(routes.$get());
export type WebsiteView = Awaited<ReturnType<typeof load>>;
export type Choices = WebsiteView['choices'];
export type ItemLine = WebsiteView['items'][number];
export type Address = { kind: ItemKind; key: string };

/** While a release is being rendered, its state is asked for again. */
export function useWebsite() {
  return useQuery({
    queryKey: ['website'],
    queryFn: load,
    refetchInterval: ({ state }) => (state.data?.state.next?.state === 'rendering' ? 2_000 : false),
  });
}

/** Keys of questions have a slash. The client does not encode it. */
const toParam = ({ kind, key }: Address) => ({ param: { kind, key: encodeURIComponent(key) } });

/** The client's types lose that facts may be empty. */
export const loadItem = (address: Address) =>
  readBody(routes.items[':kind'][':key'].$get(toParam(address))) as Promise<ItemView>;

export function useItem(address: Address) {
  return useQuery({
    queryKey: ['website', 'item', address.kind, address.key],
    queryFn: () => loadItem(address),
    // The form keeps what it has: it is not replaced while a person types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const saveDraft = (address: Address, json: { value: AnyItem | null; seen: number }) =>
  readBody(routes.items[':kind'][':key'].draft.$put({ ...toParam(address), json }));

export const discardDraft = (address: Address, seen: number) =>
  readBody(routes.items[':kind'][':key'].draft.$delete({ ...toParam(address), json: { seen } }));

const loadDrafts = () => readBody(routes.drafts.$get()) as Promise<{ drafts: Draft[] }>;

export function useDrafts() {
  return useQuery({ queryKey: ['website', 'drafts'], queryFn: loadDrafts, staleTime: 0 });
}

const loadReleases = () => readBody(routes.releases.$get());
export type ReleaseView = Awaited<ReturnType<typeof loadReleases>>['releases'][number];

export function useReleases() {
  return useQuery({ queryKey: ['website', 'releases'], queryFn: loadReleases, staleTime: 0 });
}

type Change =
  | { act: 'publish'; items: (Address & { version: number })[]; note: string }
  | { act: 'restore'; id: number }
  | { act: 'settings'; editorsPublish: boolean };

const publish = (json: { items: (Address & { version: number })[]; note: string }) =>
  readBody(routes.publish.$post({ json }));
/** `sentence`: why visitors do not see it yet. */
export type PublishResult = Awaited<ReturnType<typeof publish>>;

async function sendChange(change: Change): Promise<PublishResult | undefined> {
  if (change.act === 'publish') return publish({ items: change.items, note: change.note });
  if (change.act === 'restore')
    return readBody(
      routes.releases[':id'].restore.$post({ param: { id: String(change.id) }, json: { note: '' } }),
    );
  await readBody(routes.settings.$put({ json: { editorsPublish: change.editorsPublish } }));
  return undefined;
}

export function useChangeWebsite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendChange,
    onSettled: () => queries.invalidateQueries({ queryKey: ['website'] }),
  });
}
