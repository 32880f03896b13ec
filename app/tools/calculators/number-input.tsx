import { useId, useState } from 'react';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import type { NumberField } from '#company/shape/calculator.ts';
import { formatNumber, parseNumber, parsePercent } from './amounts.ts';
import { explainNumber, isBeyondRepair } from './explain-number.ts';
import { stepNumber } from './step-number.ts';
import { isWithin } from './use-figures.ts';

type Props = { words: NumberField; value: number; onChange: (value: number) => void };

/**
 * A number input would show no thousands separators. This text input formats its value when it loses the focus, so that
 * the caret does not jump, and steps with the arrow keys as a number input does. What is no number stays as it was typed.
 */
export function NumberInput({ words, value, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isTyping, setIsTyping] = useState(false);
  const parse = words.after === '%' ? parsePercent : parseNumber;
  // Not after a reset or a step, which change the value only.
  const text = draft !== undefined && Object.is(parse(draft), value) ? draft : formatNumber(value);
  const wrong =
    isTyping && !isBeyondRepair(text, value, words) ? undefined : explainNumber(text, value, words);
  const input = useEarlyInput<HTMLInputElement>((element) => {
    if (element.value === formatNumber(value)) return;
    setDraft(element.value);
    setIsTyping(element === document.activeElement);
    onChange(parse(element.value));
  });
  const describedBy = [`${id}-hint`, words.after && `${id}-unit`, wrong && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="calculator-field">
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      <div className="mt-1.5 flex items-center gap-2">
        {words.before && <span aria-hidden="true">{words.before}</span>}
        <input
          ref={input}
          id={id}
          role="spinbutton"
          inputMode={words.after === '%' ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-valuemin={words.min}
          aria-valuemax={words.max}
          aria-valuenow={Number.isNaN(value) ? undefined : value}
          aria-invalid={wrong !== undefined || undefined}
          value={text}
          onChange={(event) => {
            setDraft(event.target.value);
            setIsTyping(true);
            onChange(parse(event.target.value));
          }}
          onBlur={() => {
            setIsTyping(false);
            if (isWithin(value, words)) setDraft(undefined);
          }}
          onKeyDown={(event) => {
            const next = stepNumber(value, event.key, words);
            if (next === undefined) return;
            event.preventDefault();
            setDraft(undefined);
            onChange(next);
          }}
          aria-describedby={describedBy}
          className="min-h-12 w-36 rounded-sm border-2 border-field bg-panel px-3 [font-variant-numeric:tabular-nums] aria-invalid:border-danger"
        />
        {words.after && (
          <span id={`${id}-unit`} className="text-sm text-muted">
            {words.after}
          </span>
        )}
      </div>
      {wrong && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
          {wrong}
        </p>
      )}
    </div>
  );
}
