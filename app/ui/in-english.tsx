import { language } from '#content/language.ts';

/** A name that is English in every language, such as the title of a job: the one that staff and database know. */
export function InEnglish({ children }: { children: string }) {
  return language.code === 'en' ? children : <span lang="en">{children}</span>;
}
