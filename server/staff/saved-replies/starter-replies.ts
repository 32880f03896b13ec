import type { SavedReplyText } from '#domain/saved-replies.ts';
import { createStarter } from './create-starter.ts';
import { starterRepliesInSpanish } from './starter-replies-in-spanish.ts';

const starter = createStarter('en', { greeting: 'Hello {first name},', closing: 'Best regards,\n{me}' });

const english = [
  starter(
    'message',
    null,
    'We got your documents',
    'Thank you for sending your documents. They arrived safely, and we have added them to your file under reference {reference}.',
    'We are reading them now. If anything is missing, we will tell you exactly what it is. You do not have to do anything until then.',
  ),
  starter(
    'claim',
    null,
    'We need a photo',
    'Thank you for your message. To go on, we need one more thing from you: a photo of [what the photo should show].',
    'A picture from your phone is fine, as long as the whole thing is in it and the writing is sharp. Please reply to this email and attach it. Your reference is {reference}.',
    'If taking a photo is difficult for you, call us at {phone} and we will find another way.',
  ),
  starter(
    'message',
    null,
    'Call us about your quote',
    'Thank you for asking us for a quote. A few details change the price, so it is quickest to go over them together on the phone. It takes about ten minutes.',
    'Please call us at {phone} and give your reference, {reference}. We are here {opening hours}.',
    'If you would rather have us call you, reply with your number and a time that suits you.',
  ),
  starter(
    'claim',
    null,
    'Your claim is with an adjuster',
    'Your claim is now with an adjuster, the person who looks at the damage and works out what your policy pays. Their name is [name of the adjuster], and they will contact you by [day].',
    'Until then, please keep what was damaged if it is safe to do so, take photos, and hold on to the receipts for anything you have to pay right away.',
    'If something changes or cannot wait, call us at {phone}. Your reference is {reference}.',
  ),
  starter(
    'message',
    null,
    'Thank you, closing',
    'Thank you for letting us know. I am glad this is settled, so I am closing your request {reference}.',
    'If it turns out that something is still open, just reply to this email. You will not have to start over.',
  ),
  starter(
    'message',
    null,
    'Wrong department',
    'Thank you for your message. It reached a team that cannot answer it, so I have passed it on to [team], who can. You do not need to send it again.',
    'They will write to you at this address. If you would like to ask how far it is, call {phone} and give your reference, {reference}.',
  ),
  starter(
    'application',
    'invited',
    'Invitation to an interview',
    'Thank you for applying for {job}. We enjoyed reading your application, and we would like to meet you.',
    'Would [day and time] suit you? We would meet at our {office} office, {address}, and talk for about [number of minutes] minutes. You do not need to bring anything.',
    'If another time is better, or if you would rather talk by phone or need anything to make the visit easier, reply to this email or call {phone}.',
  ),
  starter(
    'application',
    'declined',
    'We chose someone else',
    'Thank you for applying for {job}, and for the time you put into it. We have decided to go on with other applicants.',
    'This was not an easy choice. If another opening with us fits you, we would be glad to hear from you again.',
    'We wish you all the best in your search.',
  ),
  starter(
    'application',
    'withdrawn',
    'Your application is withdrawn',
    'Thank you for telling us. We have withdrawn your application for {job}, and you will not hear from us about it again.',
    'If your plans change, you are welcome to apply again. We wish you all the best.',
  ),
  starter(
    'application',
    'hired',
    'Welcome to the team',
    'Congratulations! We are very happy that you will join us for {job}.',
    'Your first day is [day]. Please come to our {office} office, {address}, at [time]. In the next few days we will send you what there is to read and sign.',
    'If you have any question before then, reply to this email or call me at {phone}.',
  ),
  starter(
    'verification',
    'checked',
    'Your identity is checked',
    'Thank you for sending your information. We have checked it, and everything is in order. There is nothing more for you to do.',
    'Your reference is {reference}. If you have a question about it, call us at {phone}.',
  ),
  starter(
    'verification',
    'not_checked',
    'We could not check your identity',
    'Thank you for sending your information. We could not finish checking it, because [reason].',
    'Please call us at {phone} and give your reference, {reference}, so that we can sort it out together. You can also come to our {office} office, {address}. We are here {opening hours}.',
    'For your safety, please do not send identity documents or your Social Security number by email.',
  ),
];

/** The texts that a new database starts with. No fact of the company stands in them: placeholders bring those. */
export const starterReplies: readonly SavedReplyText[] = [...english, ...starterRepliesInSpanish];
