import { expect, test } from 'vitest';
import { startUpScript } from './start-up-script.ts';

test('a backend address can never end the script it stands in', () => {
  const script = startUpScript(
    { url: 'https://x.example/</script><script>alert(1)</script>', anonKey: 'k' },
    'on',
  );
  expect(script).not.toContain('</script>');
});

test('the key itself is never printed', () => {
  expect(startUpScript({ url: '', anonKey: 'sb_publishable_abc' }, 'on')).not.toContain('abc');
});
