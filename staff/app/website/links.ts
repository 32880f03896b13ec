import type { Address } from './use-website.ts';

/** The screens of the website. */
export const addressOf = {
  home: '/website',
  item: ({ kind, key }: { kind: string; key: string }) => `/website/items/${kind}/${encodeURIComponent(key)}`,
  newItem: (kind: Address['kind']) => `/website/items/${kind}`,
  publish: '/website/publish',
  publishOne: ({ kind, key }: Address) => `/website/publish?item=${encodeURIComponent(`${kind}/${key}`)}`,
  releases: '/website/releases',
  /** `item`: the one whose form leads there, and back. */
  preview: (path: string, { kind, key }: Address) =>
    `/website/look?${new URLSearchParams({ path, item: `${kind}/${key}` })}`,
};

/** 'questions/services/auto': the kind ends at the first slash. */
export function readAddress(text: string): { kind: string; key: string } {
  const [kind = '', ...key] = text.split('/');
  return { kind, key: key.join('/') };
}
