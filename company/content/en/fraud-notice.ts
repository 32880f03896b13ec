import type { Link } from '#company/shape/types.ts';
import { site } from './site.ts';

/** Shown on the careers and verification pages. `demonstration` is shown while `site.license` is null. */
export const fraudNotice: {
  title: string;
  demonstration: string;
  ask: { title: string; items: readonly { when: string; what: string }[] };
  never: { title: string; items: readonly string[] };
  doubt: string;
  report: { text: string; link: Link; after: string; help: Link };
} = {
  title: 'Is it really us? How to spot a fake job offer',
  demonstration: `${site.legalName} is fictional. Anyone who offers you a job in its name is running a scam.`,
  ask: {
    title: 'What we ask, and when',
    items: [
      {
        when: 'To apply',
        what: 'Name, email, phone, mailing address and resume. A cover letter if you like.',
      },
      {
        when: 'In an interview',
        what: 'Questions about the job, by phone, relay service, video or in person, not only in a chat window.',
      },
      {
        when: 'After you accept a written offer',
        what: 'What payroll, taxes and identity checks require, only through the verification page. Not by chat, text message or email.',
      },
    ],
  },
  never: {
    title: 'What we never ask',
    items: [
      'Money, for anything: training, equipment, a background check, a spot in line.',
      'Gift cards, cryptocurrency, or a check to deposit and pass on.',
      'The password to any account of yours.',
      'A one-time code sent to your phone or email.',
    ],
  },
  doubt:
    'Not sure about a message? Do not answer it or call its number. Ask us: our number is on the contact page.',
  report: {
    text: 'Report a fake offer to the Federal Trade Commission at',
    link: { label: 'reportfraud.ftc.gov', href: 'https://reportfraud.ftc.gov/' },
    after: 'Did you already give someone your information? These steps limit the damage:',
    help: { label: 'identitytheft.gov', href: 'https://www.identitytheft.gov/' },
  },
};
