import type { LanguageCode } from '#domain/languages.ts';
import type { CalendarAnswer } from '#domain/offers.ts';

type AnswerWords = Record<CalendarAnswer['answer'], string>;

/** An appointment in the conversation, and what the person's calendar answered. */
export const offerWords = {
  label: 'Appointment',
  cancelledLabel: 'Canceled appointment',
  noAnswer: 'No answer from their calendar yet.',
  replaced: 'A later letter replaced it.',
  cancelled: 'A later letter canceled it.',
  /** At the letter with the appointment. */
  answered: {
    accepted: 'Accepted',
    tentative: 'Maybe, they say',
    declined: 'Declined',
    counter: 'Another time was proposed',
  } satisfies AnswerWords,
  answeredAt: (answer: string, time: string) => `${answer} (${time})`,
  /** In the letter that came back. */
  received: {
    accepted: 'Accepts the appointment',
    tentative: 'May come to the appointment',
    declined: 'Declines the appointment',
    counter: 'Proposes another time for the appointment',
  } satisfies AnswerWords,
  proposed: (time: string) => `Proposed: ${time}`,
  timeUnknown: 'The proposed time could not be read. It is in the mail in the mailbox.',
  cancel: {
    open: 'Cancel the appointment',
    title: 'Cancel the appointment',
    text: 'This letter takes it out of the person’s calendar.',
    letter: 'Letter',
    send: 'Send and cancel',
    sending: 'Sending…',
    keep: 'Keep the appointment',
    start: {
      en: 'Unfortunately we have to cancel the appointment below. Reply to this email, or call us, to arrange another one.',
      es: 'Lamentablemente tenemos que cancelar la cita que figura abajo. Responda a este correo o llámenos para acordar otra.',
    } satisfies Record<LanguageCode, string>,
  },
};
