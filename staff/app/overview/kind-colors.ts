import type { Kind } from '#domain/kinds.ts';

/** Classes for the colors of the charts. */
export const kindColors: Record<Kind, string> = {
  message: 'text-accent',
  application: 'text-chart-application',
  verification: 'text-chart-verification',
};
