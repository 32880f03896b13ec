import { expect, test } from 'vitest';
import { services } from '#app/catalog/services.ts';
import { pagePictures } from '#company/content/pictures.ts';
import { eachPage, pageOf } from '../support/built-site.ts';
import { attributeOf, findAll } from '../support/parse-html.ts';

test('a picture that travels to the next page stands once on its page', () => {
  let travelers = 0;
  for (const [address, page] of eachPage(pageOf)) {
    const names = findAll(page, 'picture', { 'data-travels': true }).map((picture) =>
      attributeOf(picture, 'data-travels'),
    );
    expect(new Set(names).size, address).toBe(names.length);
    travelers += names.length;
  }
  const hasPictures = [...services, ...Object.values(pagePictures)].some((place) => 'picture' in place);
  expect(travelers > 0).toBe(hasPictures);
});
