import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test("the staff's app has none of the libraries that read files: its preview has them", () => {
  const marks = {
    'pdf.js': 'GetDocRequest',
    mammoth: 'w:footnoteReference',
    DOMPurify: 'ALLOWED_URI_REGEXP',
  };
  const preview = readFileSync('build/staff/preview/preview.html', 'utf8');
  const app = readdirSync('build/staff/app/assets')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`build/staff/app/assets/${name}`, 'utf8'));
  for (const [library, mark] of Object.entries(marks)) {
    expect([library, preview.includes(mark)]).toEqual([library, true]);
    expect([library, app.some((script) => script.includes(mark))]).toEqual([library, false]);
  }
});
