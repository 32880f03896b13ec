import type { ApplicationValues } from '#app/forms/application/definition.ts';
import { page } from '#content/application.ts';
import { jobs } from '#content/jobs/index.ts';
import type { Calendar } from './calendar.ts';
import { castPeople } from './casting.ts';
import { fullNameOf, type Person, toAscii } from './people.ts';
import type { Random } from './random.ts';
import { makeResume, type Resume } from './resumes/resume.ts';
import { writeDocx } from './resumes/write-docx.ts';
import { type ResumeStyle, resumeStyles, writePdf } from './resumes/write-pdf.ts';
import type { FieldName } from './texts/careers.ts';
import { longLetters, shortLetters } from './texts/cover-letters.ts';

export type Application = {
  kind: 'application';
  at: Date;
  person: Person;
  values: Omit<ApplicationValues, 'resume'> & { jobTitle: string };
  makeResumeFile: () => Promise<File>;
};

const withoutLetter = 21;
const count = longLetters.length + shortLetters.length + withoutLetter;
/** The first applicants applied long enough ago to have an offer by now. */
export const hiring = { applicants: 15, days: 24 };
/** Every fifth person sends a Word file. */
const wordFileEvery = 5;

const fieldsOfJobs: Record<string, FieldName> = {
  'content-writing': 'writing',
  'customer-service-representative': 'service',
  'live-chat-support-agent': 'service',
  'policy-service-specialist': 'service',
  'data-entry-clerk': 'records',
  'document-review-analyst': 'records',
  'insurance-verification-specialist': 'records',
  'billing-and-claims-support-agent': 'records',
};

export function makeApplications(people: Person[], random: Random, calendar: Calendar): Application[] {
  const letters = random.sample(
    [...longLetters, ...shortLetters, ...Array<string>(withoutLetter).fill('')],
    count,
  );
  const applicants = castPeople(people, count);
  // Someone who applies for a second job.
  applicants[count - 1] = applicants[3] as Person;
  return applicants.map((person, turn) => {
    const { slug, title } = jobs.length > 0 ? random.pick(jobs) : { slug: '', title: page.unlisted };
    const letter = letters[turn] ?? '';
    const resume = makeResume(person, fieldsOfJobs[slug] ?? 'office', random);
    const style = resumeStyles[turn % resumeStyles.length] as ResumeStyle;
    return {
      kind: 'application',
      at: calendar.pick(turn < hiring.applicants ? hiring.days + 2 : 0),
      person,
      values: {
        fullName: fullNameOf(person),
        email: person.email,
        phone: person.phone,
        street: person.street,
        city: person.city,
        state: person.state,
        zipCode: person.zip,
        coverLetter: letter.replaceAll('{job}', title).replaceAll('{name}', fullNameOf(person)),
        jobTitle: title,
      },
      makeResumeFile: () => makeResumeFile(resume, turn % wordFileEvery === 2 ? 'docx' : style),
    };
  });
}

async function makeResumeFile(resume: Resume, format: 'docx' | ResumeStyle): Promise<File> {
  const extension = format === 'docx' ? 'docx' : 'pdf';
  const bytes = format === 'docx' ? writeDocx(resume) : await writePdf(resume, format);
  const name = `${toAscii(resume.name.split(' ').at(-1) ?? '')}-resume.${extension}`;
  // A copy: the types of files and buffers differ.
  return new File([new Uint8Array(bytes)], name);
}
