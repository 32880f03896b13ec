import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstPicture } from './first-picture.tsx';
import { Picture } from './picture.tsx';
import { Portrait } from './portrait.tsx';

const hash = 'a'.repeat(64);
const scene = { hash, width: 1200, height: 900 };

test('an uploaded picture has its size, its text and a file for each width', () => {
  const html = renderToStaticMarkup(
    <Picture name={scene} alt="A flooded street" sizes="90vw" widest={800} />,
  );
  expect(html).toContain(
    `srcSet="/pictures/${hash}-400.avif 400w, /pictures/${hash}-660.avif 660w, /pictures/${hash}-800.avif 800w"`,
  );
  expect(html).toContain(
    `src="/pictures/${hash}-1200.webp" width="1200" height="900" alt="A flooded street"`,
  );
  expect(html).not.toContain('style=');
});

test('one that is narrower than the layout is shown as it is', () => {
  const html = renderToStaticMarkup(
    <Portrait name="Ann" portrait={{ hash, width: 200, height: 200 }} sizes="8rem" className="size-8" />,
  );
  expect(html).toContain(`srcSet="/pictures/${hash}-160.avif 160w, /pictures/${hash}-200.avif 200w"`);
  expect(html).toContain('class="rounded-full"');
});

test('the first picture of a page is loaded at once', () => {
  const html = renderToStaticMarkup(<FirstPicture name={scene} alt="" sizes="90vw" />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
});
