import { expect, test } from 'vitest';
import { removeUnusedFromPage } from './remove-unused-styles.ts';

const page = (css: string, body: string) =>
  `<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`;

test('a rule whose class the page does not have is removed, and nothing else of the page changes', async () => {
  const body = '<p class="used">Text</p>';
  expect(await removeUnusedFromPage(page('.used{color:red}.unused{color:blue}', body))).toBe(
    page('.used{color:red}', body),
  );
});

for (const [what, css, body] of [
  ['what a script hides', '[hidden]{display:none!important}', '<p>a</p>'],
  ['a state that the browser sets', 'details[open]{color:red}', '<details></details>'],
  [
    'a state of a pointer or of the focus',
    '.link:hover,.link:focus-visible{color:red}',
    '<a class="link">a</a>',
  ],
  ['the focus and the selection of any element', ':focus-visible{margin:0}::selection{margin:0}', '<p>a</p>'],
  ['a place among siblings', '.list>:is(:first-child,:last-child){margin:0}', '<p class="list"><b>a</b></p>'],
  [
    'a class with a media query and brackets',
    '@media (width>=1px){.sm\\:p-\\[1px\\]{margin:0}}',
    '<p class="sm:p-[1px]">a</p>',
  ],
  [
    'an attribute that React writes in mixed case',
    '[popovertarget=menu]{margin:0}',
    '<button popoverTarget="menu">a</button>',
  ],
  ['what an inline script adds', '.added{margin:0}', '<script>document.body.classList.add("added")</script>'],
  [
    'custom properties and keyframes',
    '@property --x{syntax:"*";inherits:false}@keyframes a{to{opacity:0}}:root{--y:1px}',
    '<p>a</p>',
  ],
] as const)
  test(`keeps the rule for ${what}`, async () => {
    expect(await removeUnusedFromPage(page(css, body))).toBe(page(css, body));
  });

test('a page without a stylesheet is an error', async () => {
  await expect(removeUnusedFromPage('<p>Text</p>')).rejects.toThrow('no stylesheet');
});
