import type { Figure } from '#company/shape/site.ts';
import type { Statistic } from '#company/shape/types.ts';
import { hotline } from '#content/phrases/hotline.ts';
import { site } from '#content/site.ts';
import { hotlineDays } from './special-days.ts';

/** A strip of figures. Those that the company does not have are left out. */
export function statistics(labels: {
  years: string;
  clients: string;
  satisfaction: string;
  support: string;
}): readonly Statistic[] {
  const { clients, satisfaction } = site.figures;
  return [
    { number: `${site.years}+`, label: labels.years },
    ...sourced(clients, labels.clients),
    ...sourced(satisfaction, labels.satisfaction),
    ...(hotline.figure && hotlineDays.length === 0
      ? [{ number: hotline.figure, label: labels.support }]
      : []),
  ];
}

function sourced(figure: Figure | null, label: string): Statistic[] {
  return figure ? [{ number: figure.value, label, from: figure }] : [];
}
