/**
 * How many days records are kept, by table. The privacy policy and the forms' notices print these. The database deletes by
 * its table `retention`; the contract tests and preflight check that it holds the same days.
 */
export const keepDays = { contacts: 365, job_applications: 365, employment_verifications: 90 } as const;
