/** `value` stands in the address and in the field, `label` in the message. `detail` helps to choose. */
export type Choice = { value: string; label: string; detail?: string };

/** An optional question of the contact page. `hint` says why we ask. */
export type Question = {
  /** Unique in its form. */
  name: string;
  label: string;
  hint: string;
  input: 'text' | 'date' | 'number' | 'zip' | readonly Choice[];
};

export type QuestionGroup = {
  /** Asked only for this service. */
  service?: string;
  title: string;
  questions: readonly Question[];
};

export function choices(...labels: string[]): Choice[] {
  return labels.map((label) => ({ value: label, label }));
}
