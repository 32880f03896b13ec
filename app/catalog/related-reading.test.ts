import { expect, test } from 'vitest';
import type { TopicName } from '#content/topics.ts';
import { relatedTo, serviceOf } from './related-reading.ts';
import { services } from './services.ts';

const text = (slug: string, topic: string, service?: string) => ({
  slug,
  topic: topic as TopicName,
  ...(service && { service }),
});
const [one, other] = services.map(({ slug }) => slug);

test('a text is about the service that it names, or that its topic is named after', () => {
  expect(serviceOf(text('a', 'general'))).toBeUndefined();
  expect(serviceOf(text('a', one ?? ''))).toBe(one);
  expect(serviceOf(text('a', 'general', one))).toBe(one);
});

test('the closest texts come first: service and topic, then either of them, then what is about no service', () => {
  const first = text('first', 'general', one);
  const all = [
    text('about no service', 'money'),
    text('same topic', 'general'),
    text('same service', one ?? ''),
    text('both', 'general', one),
    first,
  ];
  const slugs = relatedTo(first, all, 10).map(({ slug }) => slug);
  expect(slugs).toEqual(['both', 'same service', 'same topic', 'about no service']);
});

test('a text about another service is not related, whatever its topic', ({ skip }) => {
  skip(!other, 'there is one service');
  expect(relatedTo(text('a', one ?? ''), [text('b', other ?? '')])).toEqual([]);
  expect(relatedTo(text('a', 'general', one), [text('b', 'general', other)])).toEqual([]);
});

test('to a text about no service, one about a service is related by its topic alone', () => {
  const all = [text('a service', one ?? ''), text('its topic', 'general', one), text('none', 'money')];
  expect(relatedTo(text('a', 'general'), all, 10).map(({ slug }) => slug)).toEqual(['its topic', 'none']);
});
