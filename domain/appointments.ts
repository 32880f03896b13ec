/** `start` is a time as ISO 8601, `office` the name of one of ours. */
export type Appointment = { start: string; minutes: number; office: string };
