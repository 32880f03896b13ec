/** `value` stands in the address and in the field, `label` in the message. `detail` helps to choose. */
export type Choice = {
  value: string;
  label: string;
  /** The label in the stored message, if it differs from the one that is shown. */
  stored?: string;
  detail?: string;
};

/** An optional question of the contact page. `hint` says why we ask. */
export type Question = {
  /** Unique in its form. */
  name: string;
  label: string;
  /** The label in the stored message, if it differs from the one that is shown. */
  stored?: string;
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

/** Choices between stored values, with their labels in one language. */
export function labeled<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** English choices with labels of another language, in the same order. The message keeps the English ones. */
export function translatedChoices(english: readonly Choice[], labels: readonly string[]): Choice[] {
  if (labels.length !== english.length)
    throw new Error(
      `There are ${english.length} choices in English (${english.map(({ label }) => label).join('; ')}), but ${labels.length} labels for them in another language.`,
    );
  return english.map(({ value, label }, at) => ({ value, label: labels[at] ?? label, stored: label }));
}

type QuestionWords = { label: string; hint: string; choices?: readonly string[] };

/** An English group with words of another language, by the names of its questions. The message keeps the English labels. */
export function translatedGroup(
  english: QuestionGroup,
  title: string,
  words: Readonly<Record<string, QuestionWords>>,
): QuestionGroup {
  const questions = english.questions.map((question): Question => {
    const { name, label: stored, input } = question;
    const translated = words[name];
    if (!translated)
      throw new Error(`The question "${name}" has no words in another language. Add them to "${title}".`);
    const { choices: labels = [], ...own } = translated;
    const isOpen = typeof input === 'string';
    return { ...question, ...own, stored, input: isOpen ? input : translatedChoices(input, labels) };
  });
  return { ...english, title, questions };
}
