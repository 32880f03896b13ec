import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { StartError } from '../../lib/start-error.ts';
import { createStaffAddressCheck } from './staff-networks.ts';

const office = '203.0.113.7, 10.0.0.0/8 2001:db8:1::/48';

function isAllowed(
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  { staffNetworks = '', trustedProxies = 0 } = {},
): boolean {
  const check = createStaffAddressCheck({ staffNetworks, trustedProxies });
  return check({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
}

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each([
  '203.0.113.7',
  '10.1.2.3',
  '::ffff:10.1.2.3',
  '2001:db8:1::9',
  '2001:db8::1',
  'fe80::1%eth0',
  undefined,
])('%s is not, unless it is named', (address) => {
  expect(isAllowed(address)).toBe(false);
});

test.each([
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['10.255.0.1', true],
  ['::ffff:10.255.0.1', true],
  ['11.0.0.1', false],
  ['2001:db8:1:2::3', true],
  ['2001:db8:2::3', false],
  ['127.0.0.1', true],
  ['not an address', false],
])('with STAFF_NETWORKS, %s: %s', (address, allowed) => {
  expect(isAllowed(address, {}, { staffNetworks: office })).toBe(allowed);
});

describe('behind a proxy that TRUST_PROXY does not name', () => {
  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'a request with %s counts neither as this machine nor as a named network',
    (name) => {
      for (const address of ['127.0.0.1', '::1', '10.0.0.2'])
        expect(isAllowed(address, { [name]: '10.1.2.3' }, { staffNetworks: office })).toBe(false);
    },
  );
});

describe('behind a trusted proxy', () => {
  const behind = (forwarded: string, trustedProxies = 1, staffNetworks = office) =>
    isAllowed('127.0.0.1', { 'x-forwarded-for': forwarded }, { staffNetworks, trustedProxies });

  test('the address that the proxy reports must be named', () => {
    expect(behind('10.1.2.3')).toBe(true);
    expect(behind('198.51.100.1, [2001:db8:1::5]:4711')).toBe(true);
    expect(behind('198.51.100.1')).toBe(false);
    expect(behind('10.1.2.3', 1, '')).toBe(false);
  });

  test('what the client itself wrote into the header does not count', () => {
    expect(behind('10.1.2.3, 198.51.100.1')).toBe(false);
    expect(behind('10.1.2.3, 198.51.100.1, 192.0.2.1', 2)).toBe(false);
  });

  test.each(['127.0.0.1', '::1', 'unknown', ''])(
    '%j in the header does not count as this machine',
    (forwarded) => {
      expect(behind(forwarded)).toBe(false);
    },
  );

  test('a request that did not pass the proxy counts by its own address', () => {
    expect(isAllowed('127.0.0.1', {}, { trustedProxies: 1 })).toBe(true);
    expect(isAllowed('198.51.100.1', {}, { trustedProxies: 1 })).toBe(false);
    expect(isAllowed('127.0.0.1', { forwarded: 'for=127.0.0.1' }, { trustedProxies: 1 })).toBe(false);
  });
});

test.each(['office', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0/8', '::1/129', '10.0.0.0/-1', '*'])(
  'STAFF_NETWORKS=%s is refused with a sentence',
  (staffNetworks) => {
    expect(() => createStaffAddressCheck({ staffNetworks, trustedProxies: 0 })).toThrow(
      new StartError(
        `STAFF_NETWORKS must be addresses or networks such as "203.0.113.7, 10.0.0.0/8", not "${staffNetworks}".`,
      ),
    );
  },
);

test('every address can be named', () => {
  for (const address of ['198.51.100.1', '2001:db8::1'])
    expect(isAllowed(address, {}, { staffNetworks: '0.0.0.0/0, ::/0' })).toBe(true);
});
