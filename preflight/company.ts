import { site } from '../app/site.ts';
import type { Figure } from '../app/site-types.ts';
import { type Finding, good, settle } from './finding.ts';

/** Demo values of app/site.ts that an owner must replace. */
const demo = {
  name: 'Harborlight',
  streets: ['1 Lantern Slip, Floor 3', '25 Beacon Court, Suite 97'],
};

const where = 'Change it in app/site.ts, then npm run build.';

type Company = {
  readonly name: string;
  readonly license: object | null;
  readonly origin: string;
  readonly email: string;
  readonly telephone: { readonly shown: string };
  readonly claimsHotline: { readonly shown: string };
  readonly offices: ReadonlyArray<{ readonly street: string }>;
  readonly figures: Readonly<Record<string, Figure | null>>;
  readonly social: ReadonlyArray<{ readonly name: string; readonly url: string }>;
};

export function checkCompany(company: Company = site): Finding[] {
  const facts: Array<[id: string, isPlaceholder: boolean, line: string, next: string]> = [
    [
      'license',
      !company.license,
      'No licensed insurer is named, so every page says that it is a demonstration',
      'Set `license` in app/site.ts: holder, number, type, underwriter and NAIC number.',
    ],
    ['name', company.name === demo.name, `The company is still called ${company.name}`, where],
    [
      'origin',
      isExample(new URL(company.origin).hostname),
      `The site's address is a placeholder: ${company.origin}`,
      where,
    ],
    ['email', isExample(company.email), `The mail address is a placeholder: ${company.email}`, where],
    ...[company.telephone, company.claimsHotline].map(({ shown }, place): (typeof facts)[number] => [
      `telephone-${place + 1}`,
      /555-01\d\d$/.test(shown),
      `A telephone number is a placeholder: ${shown}`,
      where,
    ]),
    ...company.offices.map(({ street }, place): (typeof facts)[number] => [
      `office-${place + 1}`,
      demo.streets.includes(street),
      `An office address is a placeholder: ${street}`,
      `${where} The maps are in app/content/maps.ts.`,
    ]),
    [
      'figures',
      Object.values(company.figures).some((figure) => figure?.sample),
      'Figures about clients, satisfaction and reviews are samples',
      `Use figures that you can prove, and say who counted them and when, or set them to null. ${where}`,
    ],
    [
      'social',
      company.social.some(({ url }) => new URL(url).pathname === '/'),
      `Social links are placeholders: ${company.social.map(({ name }) => name).join(', ')}`,
      `Link to your own pages, or remove the links. ${where}`,
    ],
  ];
  return facts.map(([id, isPlaceholder, line, next]) =>
    isPlaceholder
      ? settle('company', `company:${id}`, line, next)
      : good('company', `company:${id}`, `${id} is not a placeholder`),
  );
}

function isExample(address: string): boolean {
  return /(^|[.@])example(\.(com|org|net))?$/.test(address);
}
