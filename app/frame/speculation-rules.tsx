/** Prerenders a page when the pointer rests on a link to it, except downloads and the backend. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/documents/*', '/rest/*', '/storage/*'] } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
