import type { ComponentType } from 'react';

/** Their props are in the page, as the route gave them (island.tsx). */
type Load = () => Promise<ComponentType<never>>;

/** Each calculator in app/tools/calculators/, by the name of its file. */
const calculators = Object.fromEntries(
  Object.entries(
    import.meta.glob<ComponentType<never>>('../../tools/calculators/*-calculator.tsx', {
      import: 'Calculator',
    }),
  ).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), load]),
) as Record<CalculatorIsland, Load>;
export type CalculatorIsland = `${string}-calculator`;

const forms = {
  'application-form': () =>
    import('#app/forms/application/application-form.tsx').then((module) => module.ApplicationForm),
  'claim-form': () => import('#app/forms/claim/claim-form.tsx').then((module) => module.ClaimForm),
  'claim-status': () =>
    import('#app/forms/claim-status/claim-status-form.tsx').then((module) => module.ClaimStatusForm),
  'contact-form': () => import('#app/forms/contact/contact-form.tsx').then((module) => module.ContactForm),
  'login-form': () => import('#app/forms/accounts/login/login-form.tsx').then((module) => module.LoginForm),
  'register-form': () =>
    import('#app/forms/accounts/register/register-form.tsx').then((module) => module.RegisterForm),
  'verification-form': () =>
    import('#app/forms/verification/verification-form.tsx').then((module) => module.VerificationForm),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof forms | CalculatorIsland;

/** The components that React hydrates, each fetched only on pages that hold it. */
export const islands: Record<IslandName, Load> = { ...forms, ...calculators };

/** Small scripts that work on the page's own HTML, without React. */
export const enhancements = {
  'open-now': () =>
    import('#app/tools/opening-hours/update-open-badge.ts').then((module) => module.updateOpenBadge),
  openings: () =>
    import('#app/tools/careers-filters/filter-openings.ts').then((module) => module.filterOpenings),
  'site-search': () =>
    import('#app/tools/site-search/enhance-search.ts').then((module) => module.enhanceSearch),
  'sent-application': () =>
    import('#app/forms/application/announce-sent-application.ts').then(
      (module) => module.announceSentApplication,
    ),
} satisfies Record<string, () => Promise<(element: HTMLElement) => void>>;

export type EnhancementName = keyof typeof enhancements;
