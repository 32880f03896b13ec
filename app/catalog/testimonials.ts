import { withChanges } from '#company/release.ts';
import type { Testimonial } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { testimonials as inFiles } from '#content/home.ts';
import { language } from '#content/language.ts';
import { slugOf } from '#domain/slug.ts';
import type { TestimonialItem } from '#domain/website/items.ts';
import { findPicture } from './find-picture.ts';

export const testimonials = {
  ...inFiles,
  items: withChanges('testimonial', language.code, inFiles.items, {
    keyOf: ({ name }) => slugOf(name),
    read: readTestimonial,
  }),
};

function readTestimonial(_: string, { facts: { image, ...facts }, words }: TestimonialItem): Testimonial {
  const picture = findPicture(image);
  return { ...facts, ...typesetAll(words[language.code] ?? words.en), ...(picture && { image: picture }) };
}
