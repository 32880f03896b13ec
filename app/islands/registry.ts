import type { ComponentType } from 'react';

/** The components that React hydrates, each fetched only on pages that hold it. */
export const islands = {
  'application-form': () =>
    import('#app/features/application/application-form.tsx').then((module) => module.ApplicationForm),
  'auto-deductible': () =>
    import('#app/features/calculators/auto-deductible-calculator.tsx').then(
      (module) => module.AutoDeductibleCalculator,
    ),
  'claim-form': () => import('#app/features/claim/claim-form.tsx').then((module) => module.ClaimForm),
  'claim-status': () =>
    import('#app/features/claim-status/claim-status-form.tsx').then((module) => module.ClaimStatusForm),
  'contact-form': () => import('#app/features/contact/contact-form.tsx').then((module) => module.ContactForm),
  'health-plan': () =>
    import('#app/features/calculators/health-plan-calculator.tsx').then(
      (module) => module.HealthPlanCalculator,
    ),
  'home-contents': () =>
    import('#app/features/calculators/home-contents-calculator.tsx').then(
      (module) => module.HomeContentsCalculator,
    ),
  'life-insurance': () =>
    import('#app/features/calculators/life-insurance-calculator.tsx').then(
      (module) => module.LifeInsuranceCalculator,
    ),
  'login-form': () => import('#app/features/login/login-form.tsx').then((module) => module.LoginForm),
  'register-form': () =>
    import('#app/features/register/register-form.tsx').then((module) => module.RegisterForm),
  'verification-form': () =>
    import('#app/features/verification/verification-form.tsx').then((module) => module.VerificationForm),
} satisfies Record<string, () => Promise<ComponentType>>;

export type IslandName = keyof typeof islands;

/** Small scripts that work on the page's own HTML, without React. */
export const enhancements = {
  'open-now': () =>
    import('#app/features/opening-hours/update-open-badge.ts').then((module) => module.updateOpenBadge),
  openings: () =>
    import('#app/features/careers-filters/filter-openings.ts').then((module) => module.filterOpenings),
  'site-search': () =>
    import('#app/features/site-search/enhance-search.ts').then((module) => module.enhanceSearch),
  'sent-application': () =>
    import('#app/features/application/announce-sent-application.ts').then(
      (module) => module.announceSentApplication,
    ),
} satisfies Record<string, () => Promise<(element: HTMLElement) => void>>;

export type EnhancementName = keyof typeof enhancements;
