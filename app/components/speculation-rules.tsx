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

/** They wait in a template: the first layout would otherwise ask every link of the page about them. */
export function SpeculationRules() {
  const script = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
  return <template id="rules" dangerouslySetInnerHTML={{ __html: script }} />;
}
