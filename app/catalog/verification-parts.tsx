import { createContext, type ReactNode, useContext } from 'react';
import { language } from '#content/language.ts';
import { listCollectedData } from '#content/verification-notices.ts';
import type { Question } from '#domain/verification-questions.ts';
import { askedQuestions } from '#office/asked-questions.ts';

/** Tests provide other questions. */
export const Questions = createContext(askedQuestions);

type Props = { question: Question; otherwise?: string; children: ReactNode };

/** A part of a text that holds only while the verification form asks the question. */
export function IfAsked({ question, otherwise, children }: Props) {
  return useContext(Questions)[question] ? children : otherwise;
}

/** What the verification form collects, as a list within a sentence. */
export function CollectedData() {
  return new Intl.ListFormat(language.locale).format(listCollectedData(useContext(Questions)));
}
