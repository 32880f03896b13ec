/** What the office changes in the staff's app. Law, legal pages, policy, forms, prices and layout stay in files. */
export const itemKinds = [
  'notice',
  'special_day',
  'opening',
  'agent',
  'leader',
  'questions',
  'testimonial',
  'article',
  'guide',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Kinds that have items in files. An item of a release takes the place of the one with its key. */
export type ListedKind = Exclude<ItemKind, 'notice' | 'special_day'>;

/** Editors may publish these by themselves if an owner lets them: they cannot wait in a storm. */
export const urgentKinds = ['notice', 'special_day'] as const satisfies readonly ItemKind[];

/** The English text alone is enough: lists in other languages say so. */
export const articleKinds = ['article', 'guide'] as const satisfies readonly ItemKind[];
