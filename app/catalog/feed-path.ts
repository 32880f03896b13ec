import { language } from '#content/language.ts';
import { blogPage } from '#content/reading.ts';
import { pathIn } from '#domain/languages.ts';

/** Each language has a feed of its own. */
export const feedPath = pathIn(language.code, blogPage.feed);
