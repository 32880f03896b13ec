import { resources } from '#content/claims.ts';
import { questions as ofContact } from '#content/contact.ts';
import { questions as ofHome } from '#content/home.ts';
import { changedQuestions } from './changed-questions.ts';

/** Those of a service are in services.ts. */
export const questions = {
  home: changedQuestions('home', ofHome.items),
  claims: changedQuestions('claims', resources.faq.items),
  contact: changedQuestions('contact', ofContact.items),
};
