/** Options of the verification form. The database accepts only these carriers and credit scores. */
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

/** Yours. With 'Other', applicants can name another. */
export const positions = [
  'Administrative Clerk (Remote)',
  'Customer Service Representative (Remote)',
  'Live Chat Support (Remote)',
  'Remote Data Entry Assistant',
  'Job Posting Specialist',
  'Other',
] as const;
