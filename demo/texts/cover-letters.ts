import { site } from '#company/site.ts';

/** `{job}` stands for the title of the opening. */
export const longLetters: readonly string[] = [
  'Dear hiring team,\n\nI am applying for the position of {job}. For the past six years I have worked in a dental office where the phone, the door and the fax machine all had the same idea at the same moment. I learned to finish one thing before I start the next, and to tell the other two when I will be there.\n\nWhat drew me to your posting is that it says what a good day looks like. Few do. I would be glad to show you what mine look like.\n\nSincerely,\n{name}',
  'Hello,\n\nI am returning to work after four years at home with my children. Before that I spent seven years in claims support. I have kept up: I finished two online courses this spring and I handle the insurance paperwork of half my building, unpaid, because people found out that I understand it.\n\nI can start right away, and I have a quiet room with a door.\n\n{name}',
  'To whom it may concern:\n\nPlease find attached my resume for {job}.\n\nI was a claims customer of another company last year and the person who helped me changed my mind about what this work can be. She called when she had said she would. That was all, and it was everything. I would like to be that voice.\n\nKind regards,\n{name}',
  'Hi!\n\nThree things about me that are not on my resume: I type faster than I talk, I have never missed a deadline without saying so two days earlier, and I think commas matter.\n\nOne thing that is: I have done this job before, for nine years, and I liked it.\n\nLooking forward to hearing from you,\n{name}',
  `Dear ${site.name},\n\nI saw the opening for {job} and read the whole page, including the part about handwriting. I spent eleven years as a pharmacy technician. I can read anything.\n\nI am looking for regular hours after many years of nights and weekends. I am careful, I am on time, and I keep private things private. My last two supervisors have agreed to speak with you.\n\nThank you for reading this.\n\n{name}`,
  'Good morning,\n\nI will be honest about the gap in my resume: I was ill for most of 2023. I am well now, my doctor agrees, and I am more than ready. Before that I had not missed a day in five years.\n\nI learned patience the hard way, and I think it shows in how I talk with people who wait for an answer.\n\nI would be grateful for a conversation.\n\n{name}',
  'Dear Sir or Madam,\n\nI moved to New York from Tashkent eight years ago. English is my third language, and I use it carefully. In my present work I answer about fifty emails a day for a travel company. People write to me when a flight is canceled at midnight, so I do not frighten easily.\n\nI would like to work for a company where the answer is sometimes "no" but always a reason is given.\n\nRespectfully,\n{name}',
  'Hello hiring manager,\n\nI am 61. I know how that reads. I have used every office system since the electric typewriter, and I learned the newest one last month from my granddaughter, who is strict.\n\nI do not want to lead anything. I want to do good work, carefully, with nice people, for the next six or seven years. Is {job} still open?\n\n{name}',
  'Dear team,\n\nI am finishing my associate degree in December and looking for my first full-time job. I have worked in a hardware store since I was 16, where people come in with a broken part and no words for it. You learn to ask good questions.\n\nMy manager says that I am the only one who puts the returns back in the right drawer. I do not have office experience yet, but I do have that.\n\nThank you for your time,\n{name}',
  'Dear Ms. or Mr. Hiring Manager,\n\nYour posting for {job} says that you count errors found and not keys pressed. I have waited fifteen years to read that sentence.\n\nIn my last position I was measured by speed alone. I was the second fastest and the only one whose records were never sent back. I would like to work where the second part counts.\n\nBest regards,\n{name}',
  'Hi there,\n\nI have applied once before, in the spring, and received a friendly no with a reason: too little experience with chat. I took that seriously. Since then I have worked six months in chat support for an online shop, about forty conversations a day.\n\nSo here I am again, with what was missing.\n\n{name}',
  `Dear ${site.name} team,\n\nI care for my mother in the afternoons, which is why the hours of {job} caught my eye. I can work from seven to three without interruption, five days a week, and I have done so for my present employer since 2021.\n\nThey are closing their New York office in January. They wrote me a reference without being asked; it is the last page of my resume.\n\nSincerely,\n{name}`,
  'Hello,\n\nI write for a living and I will keep this short, because you have many of these to read.\n\nI can explain a deductible in one sentence. I can explain it to a nineteen-year-old in another. I have done both for a credit union, and people thanked us for a letter about deductibles.\n\nSamples on request.\n\n{name}',
  'Dear reader,\n\nI served twelve years in logistics in the Army, the last four in records. I am used to forms, to rules and to asking when a rule makes no sense in a particular case.\n\nWhat I would bring: calm, order, and a very dull desk.\n\nVery respectfully,\n{name}',
];

export const shortLetters: readonly string[] = [
  'Resume attached. I can start on the first of next month.',
  'I am interested in {job}. Please see my resume for my experience. Thank you!',
  'Available for an interview any day after 3 p.m. Eastern time.',
  'Is this position really fully remote? I live in Vermont.',
  'A friend who works with you told me about {job}. She says nice things about the Friday meetings.',
  'I have eight years of experience and two very good references.',
  'Applying again, with an updated resume. Please ignore the earlier one.',
  'Bilingual English and Spanish. Ready to start.',
  'I do not have a degree. I do have twelve years of doing this well.',
  'Looking for part time, 20 to 25 hours. If {job} is full time only, please tell me.',
  'Hi! I love helping people and I am good with computers. 😊',
  'Please call rather than email, I am between phones and laptops this week.',
  'I can send a writing sample and a typing certificate.',
  'My present employer does not know that I am looking. Please do not contact them yet.',
  'Willing to work evenings and Saturdays.',
  'Hello, I am deaf and work by chat and email. I have done so for six years and my customers rarely know.',
  'I would like to learn the business from the bottom up.',
  'Thank you for posting the pay. It is why I apply.',
  'Night owl. I type 94 words a minute. I proofread for fun.',
  'Relocating to Albany in January.',
];
