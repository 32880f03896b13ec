/** Places of work that are no city, in the order of the filter. */
export const workplaces = ['Remote', 'Hybrid', 'Nationwide'] as const;

/** A job of the type 'Remote' or 'Hybrid' is full-time. */
export type JobType = 'Full-time' | 'Part-time' | 'Remote' | 'Hybrid' | 'Temporary' | 'Internship';
