import type { PictureName } from '#app/lib/pictures.ts';

/** The shapes that words come in. Counts that the pages promise are tuples, so that a missing item fails the type check. */
export type Link = { label: string; href: string };
export type Four<T> = readonly [T, T, T, T];
export type Three<T> = readonly [T, T, T];
export type Faq = { question: string; answer: string };
export type Statistic = { number: string; label: string };
export type ServiceCard = { title: string; description: string; picture: PictureName; link: string };
export type Testimonial = { name: string; title: string; quote: string; rating: 1 | 2 | 3 | 4 | 5 };
export type Reason = { title: string; text: string; glyph: 'lamp' | 'clock' | 'page' | 'people' };
