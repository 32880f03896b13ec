import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { PostedReceipt } from '#app/forms/kit/form/posted-receipt.tsx';
import { acceptsPosts } from '#app/forms/kit/post/accepts-posts.ts';
import type { FormState } from '#app/forms/kit/post/form-state.ts';
import { Posted } from '#app/forms/kit/post/posted.ts';
import { draftKey } from '#app/forms/kit/send/draft.ts';
import type { ReceiptWords } from '#content/receipts.ts';
import formBeforeHydration from '../inline/form-before-hydration.ts?inline-script';
import { InlineScript } from '../inline-script.tsx';
import { WithoutScripts, type WithoutScriptsWords } from '../without-scripts.tsx';
import { Island } from './island.tsx';
import type { IslandName } from './registry.ts';

type Props = {
  name: IslandName;
  /** The name of the form's draft. */
  draft?: string;
  /** After a post without scripts. A form that stores nothing has none. */
  receipt?: ReceiptWords;
  /** Where nothing can be posted. */
  withoutScripts: WithoutScriptsWords;
  children: ReactElement<object>;
};

/** The island of a form. The page that answers a post without scripts is not hydrated: it shows what was posted, or the receipt. */
export function FormIsland({ name, draft, receipt, withoutScripts, children }: Props) {
  const state = useLoaderData<FormState | null>();
  if (state?.kind === 'refused') return <Posted value={state}>{children}</Posted>;
  const isStored = state?.kind === 'stored';
  return (
    <div data-sent-draft={isStored && draft ? draftKey(draft) : undefined}>
      {state?.kind === 'spam' && (
        <p role="status" className="mb-6 font-semibold">
          {state.title}
        </p>
      )}
      {!acceptsPosts && <WithoutScripts {...withoutScripts} />}
      {isStored && receipt ? (
        <PostedReceipt words={receipt} receipt={state.receipt} />
      ) : (
        <Island name={name}>{children}</Island>
      )}
      <InlineScript code={formBeforeHydration} />
    </div>
  );
}
