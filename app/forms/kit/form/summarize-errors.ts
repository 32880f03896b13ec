import { forms } from '#content/forms.ts';

type FieldError = { name: string; label?: string | undefined; message: string };

/** One line for each error. Where several fields share a message, their labels tell the lines apart. */
export function summarizeErrors(errors: readonly FieldError[]): { name: string; text: string }[] {
  return errors.map(({ name, label, message }) => {
    const sharing = errors.filter((other) => other.message === message);
    if (sharing.length === 1 || !label) return { name, text: message };
    const subject = sharing.find((other) => startsWith(message, other.label))?.label;
    if (label === subject) return { name, text: message };
    // The label takes the place of the field that the message names.
    return { name, text: subject ? label + message.slice(subject.length) : forms.errorOf(label, message) };
  });
}

function startsWith(message: string, label: string | undefined): boolean {
  return !!label && message.toLowerCase().startsWith(`${label.toLowerCase()} `);
}
