import type { Address } from './use-website.ts';

/** The screens of the website. */
export const addressOf = {
  home: '/website',
  item: ({ kind, key }: Address) => `/website/items/${kind}/${encodeURIComponent(key)}`,
  newItem: (kind: Address['kind']) => `/website/items/${kind}`,
  publish: '/website/publish',
  publishOne: ({ kind, key }: Address) => `/website/publish?item=${encodeURIComponent(`${kind}/${key}`)}`,
  releases: '/website/releases',
  preview: (path: string) => `/website/look?path=${encodeURIComponent(path)}`,
};
