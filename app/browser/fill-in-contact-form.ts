// Inlined after the form of a topic. Fills in what the address says, before anything is painted.
const form = document.currentScript?.parentElement;

for (const [name, value] of new URLSearchParams(location.search)) {
  // Sets defaults, not values, because the visitor has not typed them. Ignores what a field does not offer.
  if (name === 'zip' && /^\d{5}$/.test(value))
    for (const field of form?.querySelectorAll<HTMLInputElement>('input[name=zip]') ?? [])
      field.defaultValue = value;
  if (name === 'service' || name === 'kind')
    for (const option of form?.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`) ?? [])
      if (option.value === value) option.defaultSelected = true;
}

export {};
