import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { License } from '#company/shape/site.ts';
import type { Regulator } from '#company/shape/state.ts';
import { demonstration, footer } from '#content/shell.ts';
import { LicenseFacts } from './license-facts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { DemonstrationLine } from './top-bar.tsx';

const license: License = {
  holder: 'Northwind Agency',
  principalOffice: 'Albany, New York',
  domicile: 'Vermont',
  number: 'PC-0000001',
  type: 'Property and casualty broker',
  underwriter: 'Northwind Mutual',
  naic: '00001',
};
const regulator: Regulator = {
  name: 'Insurance Office',
  fullName: 'Northland Insurance Office',
  phone: '(800) 555-0100',
  url: 'https://insurance.example/complain',
  checked: '2026-01-01',
};
const renderFacts = (regulator: Regulator | null) =>
  renderToStaticMarkup(<LicenseFacts license={license} regulator={regulator} />);
const renderFooter = (license: License | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteFooter license={license} />
    </MemoryRouter>,
  );
const renderNotice = (license: License | null) =>
  renderToStaticMarkup(<DemonstrationLine license={license} />);

describe('with a license', () => {
  test('the footer names holder, principal office, domicile, number, type, underwriter and NAIC number', () => {
    const html = renderFooter(license);
    for (const value of Object.values(license)) expect(html).toContain(`>${value}</dd>`);
  });

  test('the office that takes complaints is named with its address and phone, where the state has one', () => {
    const html = renderFacts(regulator);
    expect(html).toContain(`href="${regulator.url}"`);
    expect(html).toContain(regulator.fullName);
    expect(html).toContain('href="tel:+18005550100"');
    expect(renderFacts(null)).not.toContain(footer.license.complaints);
  });

  test('no page says that it is a demonstration', () => {
    expect(renderNotice(license)).toBe('');
  });
});

describe('without a license', () => {
  test('the footer claims none and names no complaint line', () => {
    const html = renderFooter(null);
    for (const words of [footer.license.naic, footer.license.holder, footer.license.complaints])
      expect(html).not.toContain(words);
  });

  test('the page says that it is a demonstration', () => {
    expect(renderNotice(null)).toContain(demonstration.text);
  });
});
