import type { PictureName } from '#company/shape/pictures.ts';
import type { Panel } from '#company/shape/types.ts';

type Topic = {
  name: string;
  panel: Panel;
  /** For articles without a picture of their own. Without one, a drawing in the colors of the panel stands in. */
  picture?: PictureName;
};

/** What guides and articles are about. An article names its topic by the word before the colon. */
const list = {
  auto: { name: 'Auto', panel: 'auto' },
  home: { name: 'Home', panel: 'home' },
  life: { name: 'Life', panel: 'life' },
  health: { name: 'Health', panel: 'health' },
  business: { name: 'Business', panel: 'business' },
  claims: { name: 'Claims', panel: 'business' },
  money: { name: 'Money', panel: 'business' },
} satisfies Record<string, Topic>;

export type TopicName = keyof typeof list;
export const topics: Record<TopicName, Topic> = list;
