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

function carry(field: Field, successor: Field): void {
  if (field instanceof HTMLInputElement && successor instanceof HTMLInputElement) {
    if (field.type === 'checkbox') {
      if (field.checked !== successor.checked) successor.click();
      return;
    }
    if (field.type === 'file') {
      if (field.files?.length) successor.files = field.files;
      else return;
    } else setValue(successor, field.value);
  } else setValue(successor, field.value);
  for (const type of ['input', 'change']) successor.dispatchEvent(new Event(type, { bubbles: true }));
}

/** As typing does: React overrides the property of the element, and would see no change. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}
