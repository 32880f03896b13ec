import type { ClaimsDocument } from '#app/words/types.ts';

export const documents: readonly ClaimsDocument[] = [
  {
    name: 'Auto Claim Form',
    type: 'PDF',
    file: '/documents/auto-claim-form.pdf',
    description: 'For a crash, a stolen car, or a branch that came down on the hood.',
  },
  {
    name: 'Property Damage Claim Form',
    type: 'PDF',
    file: '/documents/property-damage-claim-form.pdf',
    description: 'For damage to your home or business, or for belongings that were stolen or ruined.',
  },
  {
    name: 'Health Insurance Claim Form',
    type: 'PDF',
    file: '/documents/health-insurance-claim-form.pdf',
    description: 'For a medical bill that you paid yourself and your plan may reimburse.',
  },
  {
    name: 'Life Insurance Claim Form',
    type: 'PDF',
    file: '/documents/life-insurance-claim-form.pdf',
    description: 'For a beneficiary after a death. We kept it as short as we could.',
  },
  {
    name: 'Claims Process Guide',
    type: 'PDF',
    file: '/documents/claims-process-guide.pdf',
    description: 'Every step from the first call to the decision. Keep it in a drawer before you need it.',
  },
];
