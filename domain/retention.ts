/**
 * How many days records are kept, by table. The privacy policy and the forms' notices print these, and a new database starts
 * with them. It deletes by its table `retention`, which an owner can change; the staff's app and preflight say if they differ.
 */
export const keepDays = { contacts: 365, job_applications: 365, employment_verifications: 90 } as const;
