import path from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { readConfig } from './config.ts';

test('without settings the server listens on this machine only', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: path.resolve('data') });
});

test('PORT, HOST and DATA_DIR are honoured', () => {
  const settings = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/var/lib/harborlight' };
  expect(readConfig(settings)).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/lib/harborlight',
  });
});

test.each(['http', '70000', '-1', '80.5', '0x50x'])('PORT=%s is refused with a sentence', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(StartError);
});

test.each([
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', 'none'],
])('%s=%s is refused with a sentence', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a number from`);
});

test('RATE_LIMIT raises the limits or switches them off', () => {
  expect(readConfig({}).rateFactor).toBe(1);
  expect(readConfig({ RATE_LIMIT: '5' }).rateFactor).toBe(5);
  expect(readConfig({ RATE_LIMIT: 'off' }).rateFactor).toBe(0);
});

test('PUBLIC_URL is an http or https address, or empty', () => {
  expect(readConfig({}).publicUrl).toBe('');
  for (const PUBLIC_URL of ['https://www.example.com', 'HTTPS://www.Example.com/'])
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://www.example.com');
  expect(() => readConfig({ PUBLIC_URL: 'www.example.com' })).toThrow(StartError);
});

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['', undefined],
])('CLAMD=%s is understood', (CLAMD, clamd) => {
  expect(readConfig({ CLAMD }).clamd).toEqual(clamd);
});

test.each(['clamav', '3310', 'clamav:0', 'clamav:70000', 'tcp://clamav:3310'])(
  'CLAMD=%s is refused with a sentence',
  (CLAMD) => {
    expect(() => readConfig({ CLAMD })).toThrow('CLAMD must be host:port or the path of a socket');
  },
);

test('an upload that cannot be scanned is stored unless CLAMD_REQUIRED is on', () => {
  expect(readConfig({}).clamdRequired).toBe(false);
  expect(readConfig({ CLAMD_REQUIRED: 'on' }).clamdRequired).toBe(true);
  expect(() => readConfig({ CLAMD_REQUIRED: 'yes' })).toThrow('CLAMD_REQUIRED must be on or off');
});

test('LOG_FORMAT is json or text', () => {
  expect(() => readConfig({ LOG_FORMAT: 'text' })).not.toThrow();
  expect(() => readConfig({ LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT must be json or text, not "xml".');
});
