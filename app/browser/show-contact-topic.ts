// Inlined after the contact form. Puts the form for the topic in the place of the plain one and fills in what the address says.
const { topic } = document.documentElement.dataset;
const section = document.currentScript?.parentElement;
const island = section?.querySelector('[data-island]');
const variant = topic && section?.querySelector<HTMLTemplateElement>(`template[data-topic=${topic}]`);

if (section && island && variant) {
  island.replaceChildren(variant.content);
  // Before the offices: visitors came for the form.
  section.parentElement?.prepend(section);
  const query = new URLSearchParams(location.search);
  for (const [name, value] of query) fillIn(island, name, value);
}

/** Sets defaults, not values, because the visitor has not typed them. Ignores what a field does not offer. */
function fillIn(island: Element, name: string, value: string): void {
  if (name === 'zip' && /^\d{5}$/.test(value))
    for (const field of island.querySelectorAll<HTMLInputElement>('input[name=zip]'))
      field.defaultValue = value;
  if (name === 'service' || name === 'kind')
    for (const option of island.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`))
      if (option.value === value) option.defaultSelected = true;
}

export {};
