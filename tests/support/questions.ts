import {
  type AskedQuestions,
  askAllBut as askQuestions,
  type Question,
} from '#domain/verification-questions.ts';

export const allAsked: AskedQuestions = {
  phoneCarrier: true,
  position: true,
  additionalInfo: true,
  bankName: true,
  creditScore: true,
  socialSecurity: true,
  driversLicense: true,
};

export const allQuestions = Object.keys(allAsked) as Question[];

export function askAllBut(...skipped: Question[]): AskedQuestions {
  return askQuestions(skipped);
}
