import { expect, test } from 'vitest';
import { describeOutput } from './describe-output.ts';

const stack = '    at About (file:///srv/site/build.new/server/index.js:5:9)\n'.repeat(20);

test('of a page that throws, its address and the reason are left', () => {
  const html = `<!DOCTYPE html>${'<p>Something went wrong</p>'.repeat(5000)}`;
  const output = `vite v8 building\n✓ 900 modules transformed.\nError: The story has no year.\n${stack}
Error: Prerender (html): Received a 500 status code from \`entry.server.tsx\` while prerendering the \`/about/\` path.\n${html}\n${stack}`;
  expect(describeOutput(output)).toBe('The page /about cannot be rendered: The story has no year.');
});

test('of an error of JavaScript, its kind is left too', () => {
  const output = `TypeError: x is undefined\n${stack}Error: Prerender (html): Received a 500 status code from \`entry.server.tsx\` while prerendering the \`/\` path.\n<p>`;
  expect(describeOutput(output)).toBe('The page / cannot be rendered: TypeError: x is undefined');
});

test('of a text that cannot be parsed, the file and the reason are left', () => {
  const output = `\u001b[36mvite v8\u001b[39m\nFound 2 warnings while optimizing generated CSS:\n✗ Build failed in 10.29s
Build failed with 1 error:\n
[plugin @mdx-js/rollup] ${process.cwd()}/company/content/en/blog/lease.mdx
5:10: Could not parse import/exports with acorn
Caused by:
  SyntaxError: Unterminated string constant
${stack}{\n  errors: [Getter/Setter]\n}\n`;
  expect(describeOutput(output)).toBe(
    'company/content/en/blog/lease.mdx\n5:10: Could not parse import/exports with acorn\n  SyntaxError: Unterminated string constant',
  );
});

test('of content that a plugin has run, the sentence is left', () => {
  const output = `✗ Build failed in 1s\nBuild failed with 1 error:\n\n[plugin computed-modules]\nError: The agent Ada needs a slug.\n${stack}`;
  expect(describeOutput(output)).toBe('The agent Ada needs a slug.');
});

test('of an unknown output, the last lines are left, each cut short', () => {
  const output = Array.from({ length: 90 }, (_, number) => `line ${number} ${'x'.repeat(9000)}`).join('\n');
  const described = describeOutput(output).split('\n');
  expect(described).toHaveLength(12);
  expect(described.at(-1)).toMatch(/^line 89 x{292}$/);
});
