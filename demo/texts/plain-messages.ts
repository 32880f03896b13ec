import { site } from '#company/site.ts';
import type { LanguageCode } from '#domain/languages.ts';

/** What a person writes, and what the same person writes later. */
export type Letter = {
  /** Of the page that it was sent from. Without it, English. */
  language?: LanguageCode;
  subject: string;
  message: string;
  again?: Letter & {
    daysLater: number;
    /** How the second mail address is typed. */
    email?: 'upper case' | 'mixed case';
  };
};

/** Messages about policies, bills and claims in progress. */
export const plainMessages: readonly Letter[] = [
  {
    subject: 'Proof of insurance for my landlord',
    message:
      'Hi, my new landlord wants a certificate of renters insurance by Friday with his LLC listed as an interested party. Can you email it to me? Policy HL-RN-204417. Thanks!',
  },
  {
    subject: 'billed twice',
    message: 'I was charged twice this month. Please fix it and tell me when the money comes back.',
    again: {
      daysLater: 6,
      subject: 'STILL billed twice',
      email: 'upper case',
      message:
        'It has been six days and nobody has answered. The second payment is still gone from my account and it made my rent check bounce. I have been a customer for nine years and I have never been late once.\n\nI want three things: the money back, the $35 bounce fee back, and a phone call from a person. Not a form letter.',
    },
  },
  {
    subject: 'Adding my daughter to our auto policy',
    message:
      'Our daughter turns 17 next month and has her junior license. Before she drives our car I would like to know what adding her does to the premium, and whether her grades matter. She has a 3.8 average. We have the 2021 Subaru on policy HL-AU-118203.',
  },
  {
    subject: 'Question about flood',
    message: 'Does my homeowners policy cover a flooded basement? Yes or no is fine.',
  },
  {
    subject: 'My husband passed away',
    message:
      'My husband died on the second of this month. He had a life insurance policy with you. I found the folder but I do not understand what to do first, and I am afraid of doing it in the wrong order.\n\nI have the death certificate coming, the hospital said ten days. Do I need to wait for it before I call you? Is there a deadline?\n\nI would rather talk to one person than explain this to several. Mornings are best.',
    again: {
      daysLater: 9,
      subject: 'Thank you, and one more question',
      message:
        'Thank you for calling so quickly. The woman I spoke with was kind and clear and I wrote everything down.\n\nThe certificate is here now. Do you need the original with the raised seal or is a copy enough? I only ordered three.',
    },
  },
  {
    subject: 'Change of address',
    message: 'We moved. New address from the first: 88 Keelson Avenue, Apt 6B, Brooklyn, NY 11231.',
  },
  {
    subject: 'Your adjuster never showed up',
    message:
      'I took an unpaid day off on Tuesday because your adjuster was going to come between 9 and 1. Nobody came. Nobody called. When I called the hotline I was told the appointment "was not in the system".\n\nI have a tarp on my roof. It is supposed to rain on Thursday. Who is responsible if the ceiling comes down, you or me?',
    again: {
      daysLater: 2,
      subject: 'Re: Your adjuster never showed up',
      message:
        'An adjuster came this morning at 8. He was polite and very thorough, he even went up the ladder himself. I am writing because I was angry in my last message and I think that should be said too.',
    },
  },
  {
    language: 'es',
    subject: 'Se venció mi tarjeta del pago automático',
    message:
      'La tarjeta con la que pago cada mes venció ayer y todavía no me llega la nueva. El pago es el día 3. ¿Puedo pagar este mes por teléfono sin perder la cobertura? No quiero que me cancelen la póliza por esto.',
  },
  {
    subject: 'Is my bicycle covered?',
    message:
      'I rent, and I keep a $2,400 bike in the shared hallway of our building. If it is stolen from there, is that "in the home" or not? I read the page on personal property twice and still could not tell.',
  },
  {
    language: 'es',
    subject: 'Pregunta sobre mi póliza de auto',
    message:
      'Buenos días. Tengo una póliza de auto con ustedes (HL-AU-130956) y el mes pasado me mudé del Bronx a Yonkers. ¿Cambia el precio con el nuevo código postal? También quisiera saber si tienen un agente que hable español, porque mi mamá también necesita un seguro y ella no habla inglés.\n\nPueden llamarme después de las cinco. Muchas gracias.',
  },
  {
    subject: 'Website shows <b>undefined</b>?',
    message:
      'Not sure who to tell, but the tool I use to fill out forms pasted <script>alert(1)</script> and <img src=x> into this box, and the preview looked odd. My real question: is rent < $1,900 with 2 > roommates a reason to get separate renters policies, or can three people share one?',
  },
  {
    subject: 'Thank you!! 🎉',
    message:
      'Just wanted to say the claim for our kitchen is done and paid, 11 days from leak to check 🙌 Please tell Denise she is a star ⭐️ My kids drew her a picture of our new floor 🏠💧➡️🌞 where can I send it?',
  },
  {
    subject: 'Cancel my policy',
    message: 'Please cancel HL-AU-090112 effective at the end of the month. I sold the car.',
  },
  {
    subject: 'Nonrenewal letter',
    message:
      'I got a letter that you will not renew my homeowners policy in February. It says "risk characteristics" and nothing else. I have never filed a claim. The roof is six years old.\n\nI called and was told that the letter "speaks for itself". It does not. What is the actual reason, and what could I change so that you would reconsider? My mortgage company will buy insurance for me at three times the price if I do not have a policy.',
  },
  {
    subject: 'Certificate for the school',
    message:
      'I run an after-school chess program. The school district needs a certificate with them as additional insured, $1 million per occurrence, before the 15th. What do you need from me?',
    again: {
      daysLater: 3,
      subject: 'Certificate for the school: the wording they want',
      message:
        'Following up with the exact wording the district wants on the certificate:\n\n"The Board of Education, its officers, employees and agents are included as additional insured with respect to general liability arising out of the operations of the named insured."\n\nThey also want 30 days notice of cancellation. Is that possible?',
    },
  },
  {
    subject: 'deductible',
    message: 'What is my deductible for hail? The app says $500 and the paper says 2%. Which one is it?',
  },
  {
    subject: `Someone called and said they are from ${site.name}`,
    message:
      'A man called yesterday and said he was from your security department. He knew my name and my street. He wanted me to read him a code from a text message "to confirm my policy". I hung up. I did not give him anything.\n\nWas that you? If not, do I need to do something?',
  },
  {
    subject: 'Adding a home office',
    message:
      'I now work from home four days a week and have about $9,000 of equipment that belongs to my employer (two screens, a server, a printer). Is their equipment covered under my renters policy, or do they have to insure it?',
  },
  {
    language: 'es',
    subject: 'Perdí los papeles de mi póliza',
    message:
      'Se nos mojaron unas cajas y ahí estaban los papeles del seguro de hogar. ¿Me pueden enviar una copia por correo electrónico? El titular de la póliza es mi esposo. Gracias.',
  },
  {
    subject: 'Health plan and my therapist',
    message:
      'My therapist told me she leaves your network on December 31. I have been seeing her for two years and I am in the middle of something I cannot simply stop. Is there a way to continue for a few months at the same cost? A friend said the word is "continuity of care" but I do not know how to ask for it.',
  },
  {
    subject: 'Car in a parade',
    message:
      'Odd one. I have been asked to drive my 1968 convertible in a parade, at walking speed, with three people waving from the back. Do I need anything special for one afternoon?',
  },
  {
    subject: 'How do I read this letter',
    message:
      'I got an "explanation of benefits" with four different amounts and none of them is what the hospital says I owe. The hospital says $1,240. The letter says $0, $310, $1,860 and $2,170.\n\nI am 78 and I have read it with a magnifying glass. Could someone please go over it with me on the phone, slowly?',
  },
  {
    language: 'es',
    subject: 'Pagar en cuotas',
    message:
      'Buenas tardes. Me llegó la factura de todo el año y no puedo pagarla completa en enero. ¿Se puede pagar en cuotas, y cuánto más cuesta? Prefiero que me escriban, porque en el trabajo no puedo contestar el teléfono.',
  },
  {
    subject: 'Dog',
    message:
      'We adopted a dog (mix, 55 lb, very shy). Do I have to tell you? Does it cost more? His name is Biscuit.',
  },
  {
    subject: 'Complaint about your hold music',
    message:
      'I was on hold for 41 minutes today. I know you are busy after the storm and I am not angry about the wait. But the same eight bars of piano for 41 minutes is a lot. Please consider a second song.',
  },
  {
    subject: 'Letter for my mortgage company',
    message:
      'Our closing is on the 22nd and the lender needs a declarations page with the right mortgagee clause:\n\nLighthouse Home Lending, its successors and/or assigns\nP.O. Box 555, Albany, NY 12207\nLoan 000-114-982\n\nWhat I received last week still has the old lender. Could you please correct it today or tomorrow?',
    again: {
      daysLater: 1,
      subject: 'Letter for my mortgage company: loan number',
      email: 'mixed case',
      message: 'Sorry, I mistyped. The loan number ends in 928, not 982. Everything else is right.',
    },
  },
  {
    subject: 'Can I drive for a delivery app?',
    message:
      'I want to start delivering food with my own car on weekends, maybe 10 hours. A coworker says his insurance dropped him for that. What would I need from you, and what does it cost, roughly?',
  },
  {
    subject: 'Accessibility of your forms',
    message:
      'I use a screen reader. Your forms are the first from an insurer that I could finish without help, and I wanted to tell you that. One small thing: on the claims page the phone number is read digit by digit with a pause after each, so it takes a long time.',
  },
  {
    subject: 'question',
    message: 'do you insure electric scooters',
  },
  {
    subject: 'Name change after wedding',
    message:
      'I got married (hooray!) and my last name changed. Do you need the marriage certificate, and does my wife get added to the renters policy automatically or do I have to do something?',
  },
  {
    subject: 'Refund after I sold the house',
    message:
      'We sold our house on September 30 and the policy was paid through March. You confirmed the cancellation in writing. When do we get the unused part back, and how is it calculated? I make it about $611.',
    again: {
      daysLater: 12,
      subject: 'Refund after I sold the house (second request)',
      message:
        'I wrote twelve days ago about the refund and have heard nothing. Please at least tell me that someone is looking at it.',
    },
  },
  {
    subject: 'Workers comp audit',
    message:
      'We are a bakery with 14 people. Your auditor asked for payroll by job class for last year. Two of our counter staff also bake on Saturdays. Do I split their hours or put them in one class? I would rather ask now than be corrected later.',
  },
  {
    subject: 'Medical bills for a neighbor who fell',
    message:
      'Our neighbor slipped on our steps on Sunday and hurt her wrist. She is a friend and she does not want to sue anyone. But the emergency room bill is $2,300. I think our policy has something for that, even if nobody is at fault?',
  },
  {
    subject: 'Why did my premium go up 19%',
    message:
      'No accidents, no tickets, same car, same garage, three years older and supposedly wiser. My premium went up by 19 percent. I would like to see the reasons, one by one, with the amount for each. "Market conditions" is not a reason, it is weather.',
  },
  {
    subject: 'Power of attorney for my father',
    message:
      'My father (87) has a small life insurance policy with you. He has moved into care and I handle his mail. I have a signed power of attorney. What do you need so that you may talk to me? He can still come to the phone and say so himself, on a good day.',
  },
  {
    subject: 'Key to the storage room',
    message: `I think I left a black umbrella in your ${site.offices[0].name} office last Wednesday. Wooden handle. Did someone find it?`,
  },
  {
    subject: 'Group benefits for a very small company',
    message:
      'There are five of us, two part time. Are we too small for group health? We would also like to offer disability, because one of us was out for three months last year and it was hard for everyone.',
  },
  {
    subject: 'Beneficiary',
    message:
      'How do I change the beneficiary on my life insurance? I am divorced now. Please do not send mail to the old address.',
  },
  {
    subject: 'Do not call me at work',
    message:
      'Someone from your office called me at work twice this week and left a message with my supervisor that mentioned "your health claim". I never gave you that number. Please take it out of your system and tell me in writing that you have done so.',
  },
  {
    subject: 'Your article about water damage',
    message:
      'I read "Water, the quiet claim" and went and looked at the hose behind my washer. It had a bulge the size of a plum. Forty dollars for new hoses, and my downstairs neighbor will never know how close it was. Thank you.',
  },
  {
    subject: 'ID card for glove compartment',
    message: 'Need a new insurance ID card for the 2019 Corolla. The old one went through the wash.',
  },
  {
    subject: 'Delete my data',
    message:
      'I asked for a quote in the spring and decided against it. Please delete everything you have about me and confirm it in writing. I believe your privacy page says I can ask for that.',
  },
  {
    subject: 'Is my policy active??',
    message:
      'I paid on the 3rd, the bank shows it as paid, and today I get a cancellation notice for nonpayment. I have a two-year-old and a car I need every day. Am I insured right now, this minute, or not? I am not driving until I hear from you.',
  },
  {
    subject: 'Speaking at our library',
    message:
      'I organize evening talks at a small public library. Would one of your agents come and explain renters insurance to people who have never had any? No sales, about 40 minutes, we have coffee and a projector that mostly works.',
  },
];
