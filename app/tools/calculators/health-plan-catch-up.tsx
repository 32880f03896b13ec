import { useId } from 'react';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import { healthPlan } from '#content/calculators/health-plan.ts';

const { label, hint } = healthPlan.choices.catchUp;

export function CatchUpCheckbox({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  const input = useEarlyInput<HTMLInputElement>((box) => {
    if (box.checked !== checked) onChange(box.checked);
  });
  return (
    <div className="flex items-start gap-3">
      <input
        ref={input}
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-6 flex-none accent-accent"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
