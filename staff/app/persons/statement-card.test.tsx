import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatementCard } from './statement-card.tsx';

test('a statement is marked with its language and named by its title', () => {
  const parts = [{ title: 'Copias', text: ['Ninguna.'], list: ['Su mensaje'] }];
  const html = renderToStaticMarkup(<StatementCard language="es" title="Lo que borramos" parts={parts} />);
  expect(html).toMatch(/^<article lang="es" aria-labelledby="statement-title-es"/);
  expect(html).toContain('<h2 id="statement-title-es"');
  for (const text of ['>Lo que borramos<', '>Copias<', '>Ninguna.<', '>Su mensaje<'])
    expect(html).toContain(text);
});
