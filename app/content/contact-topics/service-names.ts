import type { Choice } from './question.ts';

/** The titles of the services. Their own files are too large for the script of the contact page. */
export const serviceNames: Record<string, string> = {
  life: 'Life Insurance',
  auto: 'Auto Insurance',
  home: 'Home Insurance',
  health: 'Health Insurance',
  business: 'Business Insurance',
  group: 'Group Benefits',
};

export const serviceChoices: readonly Choice[] = Object.entries(serviceNames).map(([value, label]) => ({
  value,
  label,
}));
