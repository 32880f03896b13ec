/** A link under the pointer is rendered before it is clicked. Downloads and the backend are left alone. */
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
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
