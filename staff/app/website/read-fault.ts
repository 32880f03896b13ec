import type { ItemKind } from '#domain/website/kinds.ts';
import { RequestFailed } from '../../api/request-failed.ts';
import { showName } from '../../words/website-names.ts';

type Fault = { sentence?: string; item?: { kind: ItemKind; key: string; name: string } };

/** Why a publication failed, in the server's words, and the item at fault. */
export function readFault(error: unknown): Fault {
  if (!(error instanceof RequestFailed)) return {};
  const { sentence, item } = error.body as {
    sentence?: string;
    item?: { kind: ItemKind; key: string; name?: string };
  };
  return {
    ...(sentence && { sentence }),
    ...(item && { item: { ...item, name: showName({ ...item, name: item.name ?? item.key }) } }),
  };
}
