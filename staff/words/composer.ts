import { site } from '#company/site.ts';
import { count } from './counts.ts';

/** A time at an office, in an answer. */
export const appointmentWords = {
  title: 'Appointment',
  offer: 'Offer an appointment',
  office: 'Office',
  day: 'Day',
  chooseDay: 'Choose a day',
  time: 'Time',
  chooseTime: 'Choose a time',
  dayFirst: 'Choose a day first',
  /** Beside the button that sends it. */
  chosen: (appointment: string) => `Appointment: ${appointment}`,
  notChosen: 'Choose the day and the time of the appointment.',
  length: 'Length',
  minutes: (minutes: number) => count(minutes, 'minute'),
  timeZone: `Times are in ${site.region.timeZoneName}, as at the office.`,
  sent: 'The mail brings an invitation that the person can put into their calendar.',
  passed: 'This time is over, or the office is closed then. Choose another one.',
  none:
    site.offices.length > 1
      ? 'None of the offices is open in the next weeks.'
      : 'The office is not open in the next weeks.',
  remove: 'Remove the appointment',
};
