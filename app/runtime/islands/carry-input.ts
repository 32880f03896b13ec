type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * React gives up the server's HTML where a browser has translated it before hydration, and renders the form anew. Remembers its
 * fields, and returns what carries their input and the focus over.
 */
export function rememberInput(island: HTMLElement): () => void {
  const fields = [...island.querySelectorAll<Field>(':is(input, textarea, select)[id]')];
  let focused = '';
  const note = () => {
    focused = document.activeElement?.id ?? '';
  };
  note();
  island.addEventListener('focusin', note);
  return () => {
    island.removeEventListener('focusin', note);
    for (const field of fields) {
      if (island.contains(field)) continue;
      const successor = island.querySelector<Field>(`#${CSS.escape(field.id)}`);
      if (successor) carry(field, successor);
      if (successor && field.id === focused) successor.focus();
    }
  };
}

/** Only what differs: the form takes an event for something that was typed, and would warn before it is left. */
function carry(field: Field, successor: Field): void {
  const isInput = field instanceof HTMLInputElement && successor instanceof HTMLInputElement;
  if (isInput && field.type === 'checkbox') {
    if (field.checked !== successor.checked) successor.click();
    return;
  }
  if (isInput && field.type === 'file') {
    if (!field.files?.length) return;
    successor.files = field.files;
  } else {
    if (field.value === successor.value) return;
    setValue(successor, field.value);
  }
  for (const type of ['input', 'change']) successor.dispatchEvent(new Event(type, { bubbles: true }));
}

/** As typing does: React overrides the property of the element, and would see no change. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}
