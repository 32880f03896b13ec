import { type DragEvent, useState } from 'react';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import { forms } from '#content/forms.ts';
import { ChosenFile } from './chosen-file.tsx';
import { FieldFrame, fieldId } from './field-frame.tsx';

type Props = {
  name: string;
  words: FieldWords;
  error: string | undefined;
  file: File | undefined;
  extensions: readonly string[];
  /** Called with undefined when the file is removed. */
  onChoose: (file: File | undefined) => void;
};

/** Accepts a file by click, drop or keyboard, shows its name and size, and lets the visitor remove it. */
export function FileField({ name, words, error, file, extensions, onChoose }: Props) {
  const [over, setOver] = useState(false);
  const picker = useEarlyInput(take);

  /** Emptied at once, so that the same file can be chosen again after it was removed. */
  function take(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (chosen) onChoose(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  }

  function remove() {
    onChoose(undefined);
    // The focused button is gone.
    picker.current?.focus();
  }

  const chosenId = `${fieldId(name)}-file`;
  return (
    <FieldFrame name={name} words={words} error={error} describedBy={file && chosenId}>
      {(input) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input inside is accessible
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          data-over={over || undefined}
          data-invalid={error ? true : undefined}
          className="file-field"
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <label htmlFor={input.id} className="file-field-button">
              {forms.file.choose}
              <input
                {...input}
                type="file"
                name={name}
                accept={extensions.map((extension) => `.${extension}`).join(',')}
                ref={picker}
                onChange={(event) => take(event.target)}
              />
            </label>
            <span className="file-field-drop needs-scripts text-sm text-muted">{forms.file.drop}</span>
          </p>
          <ChosenFile id={chosenId} file={file} onRemove={remove} />
        </div>
      )}
    </FieldFrame>
  );
}
