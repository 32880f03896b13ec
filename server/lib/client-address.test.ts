import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { groupAddress, readClientAddress } from './client-address.ts';

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(groupAddress(address)).toBe(group);
});

test('without a trusted proxy X-Forwarded-For is ignored', () => {
  expect(readClientAddress(requestFrom('192.0.2.1', '198.51.100.7'), 0)).toBe('192.0.2.1');
});

test.each([
  [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [2, '203.0.113.9, 198.51.100.7', '203.0.113.9'],
  [2, '203.0.113.9, 192.0.2.200, 192.0.2.201', '192.0.2.200'],
  [2, '198.51.100.7', '198.51.100.7'],
  [1, '198.51.100.7:4711', '198.51.100.7'],
  [1, '[2001:db8::7]:4711', '2001:db8:0:0::/64'],
  [1, '2001:db8::7', '2001:db8:0:0::/64'],
  [1, 'unknown', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
])('behind %i trusted proxies that sent %s it is %s', (proxies, header, address) => {
  expect(readClientAddress(requestFrom('192.0.2.1', header), proxies)).toBe(address);
});
