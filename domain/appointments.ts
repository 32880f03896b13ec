/** A time at an office, as a person of the staff offers it in an answer. */
export type Appointment = {
  /** ISO 8601. */
  start: string;
  minutes: number;
  /** The name of the office. */
  office: string;
};

export const appointmentLengths = [15, 30, 60] as const;
