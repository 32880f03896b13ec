import { topics as english, type TopicName } from '../en/topics.ts';

export type { TopicName };

export const topics: typeof english = {
  auto: { ...english.auto, name: 'Auto' },
  home: { ...english.home, name: 'Hogar' },
  life: { ...english.life, name: 'Vida' },
  health: { ...english.health, name: 'Salud' },
  business: { ...english.business, name: 'Negocios' },
  claims: { ...english.claims, name: 'Reclamaciones' },
  money: { ...english.money, name: 'Dinero' },
};
