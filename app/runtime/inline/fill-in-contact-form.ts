// Inlined after the form of a topic. Fills in what the address says, and shows it in a line above the form instead of in its fields,
// before anything is painted.
const form = document.currentScript?.parentElement?.querySelector('form');
const line = document.getElementById('chosen');
/** Never anything personal. */
const allowed = ['agent', 'service', 'zip', 'kind'];
const known: (HTMLInputElement | HTMLSelectElement)[] = [];
const words: string[] = [];

// A posted form shows what was posted.
if (form && line && !('posted' in form.dataset)) {
  const query = new URLSearchParams(location.search);
  for (const name of allowed) fillIn(form.elements.namedItem(name), query.get(name) ?? '');
  const link = line.querySelector('a');
  if (link && known[0]) {
    line.querySelector('b')?.append(words.join(' · '));
    line.hidden = false;
    link.hash = known[0].id;
    link.addEventListener('click', () => {
      line.hidden = true;
      for (const field of known) delete field.dataset.known;
    });
  }
}

/** Sets defaults, not values, because the visitor has not typed them. Ignores what a field does not offer. */
function fillIn(field: Element | RadioNodeList | null, value: string): void {
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find((each) => each.value === value);
    if (!option?.value) return;
    option.defaultSelected = true;
    words.push(option.text);
  } else if (field instanceof HTMLInputElement && field.name === 'zip' && /^\d{5}$/.test(value)) {
    field.defaultValue = value;
    words.push(value);
  } else return;
  field.dataset.known = '';
  known.push(field);
}

export {};
