import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { facts } from '#app/content/facts.ts';
import { demonstration, footer } from '#app/content/shell.ts';
import type { License } from '#app/site-types.ts';
import { DemonstrationLine } from './demonstration-line.tsx';
import { SiteFooter } from './site-footer.tsx';

const license: License = {
  holder: 'Northwind Agency',
  number: 'PC-0000001',
  type: 'Property and casualty broker',
  underwriter: 'Northwind Mutual',
  naic: '00001',
};
const renderFooter = (license: License | null) => renderToStaticMarkup(<SiteFooter license={license} />);
const renderNotice = (license: License | null) =>
  renderToStaticMarkup(<DemonstrationLine license={license} />);

describe('with a license', () => {
  test('the footer names holder, number, type, underwriter, NAIC number and the complaint line', () => {
    const html = renderFooter(license);
    for (const value of Object.values(license)) expect(html).toContain(`>${value}</dd>`);
    expect(html).toContain(`href="${facts.complaints.url}"`);
    expect(html).toContain('href="tel:+18003423736"');
  });

  test('no page says that it is a demonstration', () => {
    expect(renderNotice(license)).toBe('');
  });
});

describe('without a license', () => {
  test('the footer claims none and names no complaint line', () => {
    const html = renderFooter(null);
    for (const words of [footer.license.naic, footer.license.holder, facts.complaints.url])
      expect(html).not.toContain(words);
  });

  test('the page says that it is a demonstration', () => {
    expect(renderNotice(null)).toContain(demonstration.text);
  });
});
