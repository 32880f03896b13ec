import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/frame/head/page-meta.ts';
import { forms } from '#content/forms.ts';
import type { FormState } from '../post/form-state.ts';

/** The head of a page with a form. After a refused post, its title says so first. */
export function formPageMeta(...page: Parameters<typeof pageMeta>) {
  return ({ loaderData }: Pick<MetaArgs, 'loaderData'>): MetaDescriptor[] => {
    const meta = pageMeta(...page);
    if ((loaderData as FormState | null)?.kind !== 'refused') return meta;
    return meta.map((entry) => ('title' in entry ? { title: forms.errorTitle(String(entry.title)) } : entry));
  };
}
