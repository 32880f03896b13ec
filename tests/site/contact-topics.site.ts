import { expect, test } from 'vitest';
import { topicHeadings, topicPages } from '#content/contact-topics/pages.ts';
import { contactPage, contactTopics } from '#domain/contact-topics.ts';
import { mainOf, pageOf } from '../support/built-site.ts';
import { type Element, findAll, textOf } from '../support/parse-html.ts';

const count = (...wanted: Parameters<typeof findAll>) => findAll(...wanted).length;

test('the page of a topic is a form without a banner, maps or general questions', () => {
  for (const topic of contactTopics) {
    const address = contactPage(topic);
    const main = mainOf(address);
    const { title } = topicHeadings[topic];
    expect(findAll(main, 'h1').map(textOf)).toEqual([title]);
    expect(findAll(pageOf(address), 'title').map(textOf)).toEqual([topicPages[topic].meta.title]);
    expect(count(main, 'picture') + count(main, 'iframe') + count(main, 'details'), address).toBe(0);
    expect(findAll(main, 'section', { 'aria-labelledby': 'get-in-touch' })).toEqual([]);
    const elements = findAll(main, '*');
    const placeOf = (tag: string) => elements.findIndex(({ tagName }) => tagName === tag);
    expect(placeOf('form'), address).toBeLessThan(placeOf('aside'));
    const [aside] = findAll(main, 'aside');
    const { steps, by, call } = topicPages[topic].next;
    for (const words of [...steps, by, call.telephone.shown])
      expect(textOf(aside as Element)).toContain(words);
  }
});
