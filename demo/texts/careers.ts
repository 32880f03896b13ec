/** What people in a field of work put on their resumes. All employers and schools are invented. */
export type Field = {
  summaries: readonly string[];
  roles: readonly string[];
  points: readonly string[];
  skills: readonly string[];
};

export type FieldName = 'service' | 'office' | 'records' | 'writing';

export const fields: Record<FieldName, Field> = {
  service: {
    summaries: [
      'Patient with people who are having a bad day, and exact with what I promise them. Eight years on phones, chat and counters.',
      'Customer service professional who writes down what was agreed. Used to insurance vocabulary and to explaining it without any.',
      'I answer the question that was asked, then the one behind it. Looking for remote work with one team for a long time.',
    ],
    roles: [
      'Customer Service Representative',
      'Chat Support Agent',
      'Call Center Agent',
      'Service Desk Lead',
    ],
    points: [
      'Answered 60 to 70 calls a day about bills, claims and coverage, and closed most of them on the first call.',
      'Handled up to four chats at once without mixing them up; wrote the team’s checklist for doing so.',
      'Trained eleven new colleagues and listened to calls with them every Friday.',
      'Rewrote 40 canned answers in plain English, so that follow-up questions on them fell by a third.',
      'Took over callers who asked for a supervisor, and kept a list of what had made them ask.',
      'Translated for Spanish-speaking customers, on the phone and in writing.',
      'Kept notes so complete that a colleague could continue a case without calling the customer again.',
      'Covered the storm line for three nights after a nor’easter.',
      'Reported a billing error that affected 212 accounts, and called the first fifty of them myself.',
    ],
    skills: [
      'Phone and chat support',
      'De-escalation',
      'Ticket systems',
      'Plain writing',
      'Typing 72 wpm',
      'Spanish (fluent)',
      'Quality reviews',
      'Knowledge bases',
    ],
  },
  office: {
    summaries: [
      'The person who knows where it is, whom to call and what was decided. Ten years in small offices.',
      'Organized, discreet and calm on the phone. I have run calendars for four people in three time zones.',
      'Front-desk and office experience, now fully remote. I like rooms, lists and meetings that end on time.',
    ],
    roles: ['Office Administrator', 'Receptionist', 'Scheduling Coordinator', 'Executive Assistant'],
    points: [
      'Ran the calendar of a team of 14, with travel, visas and the inevitable change on the day.',
      'Answered a switchboard of twelve lines and knew most callers by voice.',
      'Set up 35 appointments a day and cut missed ones by half with a reminder on the evening before.',
      'Ordered supplies for two floors and kept the cost level for three years.',
      'Moved 6,000 paper files into a shared archive, named so that anyone can find them.',
      'Wrote minutes that people actually read: decisions on top, who does what by when.',
      'Planned an office move over one weekend. On Monday every phone worked.',
      'Handled confidential mail and kept it that way.',
      'Prepared invoices and expense reports, and asked before guessing.',
    ],
    skills: [
      'Calendars',
      'Minutes',
      'Travel planning',
      'Spreadsheets',
      'Mail merge',
      'Filing that others understand',
      'Notary public',
      'French (good)',
    ],
  },
  records: {
    summaries: [
      'I find the digit that is wrong. Nine years of data entry and document review, most of it medical and insurance.',
      'Careful reader of forms, contracts and handwriting. Comfortable with long lists and with saying "I cannot read this".',
      'Records specialist with an eye for duplicates. I would rather ask once than correct twice.',
    ],
    roles: ['Data Entry Clerk', 'Document Reviewer', 'Claims Support Specialist', 'Records Technician'],
    points: [
      'Entered 70 forms a day with an error rate of 0.2 percent over two years.',
      'Compared typed records with scans, and returned what could not be read instead of guessing.',
      'Checked eligibility for 90 patients a day with eleven insurers.',
      'Cleaned up 18,000 addresses, of which 2,300 were duplicates under former names.',
      'Wrote a guide to abbreviations that three departments now share.',
      'Posted payments and matched them with claims, down to the cent.',
      'Flagged missing signatures before a file left our desk, which saved each client about nine days.',
      'Reviewed 400 contracts for renewal dates and built a calendar of them.',
      'Prepared records for two audits without a finding.',
    ],
    skills: [
      '10-key 11,000 kph',
      'Typing 81 wpm',
      'Double-entry checks',
      'Spreadsheets',
      'Medical coding basics',
      'Reading handwriting',
      'Privacy training',
      'Query basics (SQL)',
    ],
  },
  writing: {
    summaries: [
      'Writer and editor. I turn what experts mean into what people need to know, and cut it by a third.',
      'Former local reporter who now writes for companies that have to be believed.',
    ],
    roles: ['Content Writer', 'Copy Editor', 'Newsletter Editor', 'Reporter'],
    points: [
      'Wrote two explainers a week on insurance, taxes and leases for readers who had never needed them before.',
      'Edited a newsletter with 24,000 readers; half of them opened it every week.',
      'Checked every figure against its source and kept the sources in one place.',
      'Built a style guide of four pages that people followed, because it was four pages.',
      'Interviewed adjusters, nurses and one beekeeper for a series on small risks.',
      'Cut a help center from 310 articles to 120, and complaints about it to almost none.',
    ],
    skills: ['Interviewing', 'Editing', 'Fact checking', 'Plain language', 'Content planning', 'Basic HTML'],
  },
};

/** What anyone may have done in an office. */
export const commonPoints = [
  'Opened in the morning or closed at night, whichever nobody else wanted.',
  'Kept a shared list of open questions and brought it to zero every Friday.',
  'Showed new colleagues the systems, the shortcuts and the coffee machine.',
  'Wrote the instructions for three tasks that only one person had known how to do.',
  'Went through two changes of software and helped the others through the second.',
  'Noticed that a form asked for the same date twice, and had it changed.',
  'Worked from home from the first day, in a room with a door.',
  'Answered letters within two days and email within four hours.',
  'Took part in a pilot that replaced paper time sheets; found the two bugs that mattered.',
  'Kept personal data off desks, screens and printers, and reminded others kindly.',
  'Was asked to stay on for three months after the department had closed.',
  'Sorted a backlog of 900 items by date and urgency and finished it in five weeks.',
  'Stood in for the team lead during a parental leave of four months.',
  'Compared two vendors on one page, with a recommendation that was followed.',
  'Introduced a ten-minute meeting in place of a sixty-minute one.',
  'Called customers back on the promised day, also when there was no news.',
  'Proofread everything that left the department.',
  'Served as fire warden and learned everyone’s name that way.',
  'Built a spreadsheet that did by itself what used to take Monday mornings.',
  'Received a handwritten thank-you note from a customer; kept it.',
];

/** On a page of its own, at the end of a long resume. */
export const references = [
  {
    from: 'Hollis Grantmoor, Operations Manager, Tidewater Credit Union',
    paragraphs: [
      'I am glad to write this letter, and a little sorry, because I know what we are about to lose.',
      'In five years on our team there was not one week in which I had to ask whether something had been done. If it was done, there was a note. If it was not, there was a note with a reason and a new date.',
      'What I value most is harder to write down. When a member was upset, people on our floor would look up to see who had the call. If it was this person, they went back to work.',
      'Our New York office closes at the end of January. That is the only reason for this letter. I would hire this person again on the same day.',
    ],
  },
  {
    from: 'Dr. Perpetua Vandermeer, Lantern Street Clinic',
    paragraphs: [
      'Our clinic has two doctors, one nurse and some four thousand patients. For six years the person in front of you kept the records of all of them.',
      'We passed two audits without a finding in that time. The auditors asked who had set up the filing and wrote down the answer.',
      'I recommend this applicant without reservation for any work in which accuracy matters and in which people are behind the numbers.',
    ],
  },
  {
    from: 'Augustin Pellerby, Editor, The Beacon Weekly',
    paragraphs: [
      'You will get many letters that call someone reliable. I would like to say what that means here: in three years, every text came on time, at the agreed length, with the sources attached.',
      'Twice the sources showed that our headline was wrong. We changed the headline.',
      'Please call me if you have questions. I will say the same things, at greater length.',
    ],
  },
];

export const employers = [
  'Gull & Anchor Mutual',
  'Breakwater Dental Group',
  'Ropewalk Logistics',
  'Chandlery Home Goods',
  'Tidewater Credit Union',
  'Foghorn Media',
  'Spinnaker Travel',
  'Mizzen Medical Billing',
  'Harborview Public Library Fund',
  'Keelson Property Management',
  'Lantern Street Clinic',
  'The Beacon Weekly',
  'Northpier Staffing',
  'Seaglass Software',
  'Driftwood Hotels',
];

export const cities = [
  'Brooklyn, NY',
  'Queens, NY',
  'Albany, NY',
  'Yonkers, NY',
  'Newark, NJ',
  'Stamford, CT',
  'Remote',
];

export const schools = [
  'Ferry Point Community College',
  'Lantern Bay State University',
  'Upper Harbor College',
  'Seawall Technical Institute',
];

export const degrees = [
  'A.A.S., Business Administration',
  'B.A., English',
  'B.A., Sociology',
  'Certificate, Medical Office Assistant',
  'A.A., Liberal Arts',
  'B.S., Information Management',
];

export const interests = [
  'Volunteer: Saturday homework table at the public library, since 2019.',
  'Volunteer: tax-season helper for older neighbors.',
  'Treasurer of a community garden with 46 plots and one goat.',
  'Coach of a girls’ rowing team, ages 11 to 14.',
  'Singer in a choir that is better than it used to be.',
];
