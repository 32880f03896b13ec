// What the claim form stores. Words in each language are content.

/** A kind of loss has its short name in addresses and drafts, and is stored in words. */
export const lossKinds = {
  car: 'Car accident or damage',
  theft: 'Theft or break-in',
  fire: 'Fire or smoke',
  water: 'Leak or burst pipe',
  storm: 'Storm or flood',
  injury: 'Injury to a guest or customer',
  health: 'Medical bill',
  life: 'Death in the family',
  business: 'Loss at a business',
  other: 'Something else',
} as const;
export type LossKind = keyof typeof lossKinds;

/** The answer that puts 911 first. */
export const someoneHurt = 'yes';
export const hurtAnswers = [someoneHurt, 'no', 'unsure'] as const;

export const reachWays = ['Phone', 'Email', 'Phone or email'] as const;
export const reachTimes = ['Any time', 'Mornings', 'Afternoons', 'Evenings', 'Weekends'] as const;
