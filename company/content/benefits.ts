/** What comes with a job, for the careers page and the pages of jobs. */
export const benefitFigures = {
  /** The company's part of retirement savings, as a share of pay. */
  retirementMatch: '4%',
  /** A full-time year. */
  vacationDays: 20,
  parentalWeeks: 16,
  /** A week of at least this many hours comes with health insurance. */
  healthFromHours: 20,
  /** A year. */
  courses: '$1,200',
  /** A month. */
  internet: '$60',
};
