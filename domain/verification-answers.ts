// What the verification form stores. The database accepts only these.

export const phoneCarriers = [
  'Verizon',
  'AT&T',
  'T-Mobile',
  'Sprint',
  'US Cellular',
  'Cricket',
  'Metro PCS',
  'Boost Mobile',
  'Virgin Mobile',
  'Other',
] as const;

export const creditScores = [
  'Excellent (750-850)',
  'Good (700-749)',
  'Fair (650-699)',
  'Poor (550-649)',
  'Very Poor (300-549)',
] as const;

/** With it, applicants name a position that the company does not list. */
export const otherPosition = 'Other';
