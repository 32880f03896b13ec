import { buttonLook } from '#app/ui/button.tsx';
import { form } from '#content/claim-form.ts';
import { claimSteps } from './steps.ts';

/** Each button submits the form. Until it is hydrated, the browser posts it. */
export function StepButtons({ step, onBack }: { step: number; onBack: () => void }) {
  const isLast = step === claimSteps.length - 1;
  return (
    <p className="claim-buttons">
      <button type="submit" className="submit-button without-scripts">
        {form.send}
      </button>
      {!isLast && (
        <button type="submit" className="submit-button needs-scripts" data-on="phone">
          {form.next}
        </button>
      )}
      <button type="submit" className="submit-button needs-scripts" data-on={isLast ? undefined : 'wide'}>
        {form.review}
      </button>
      {step > 0 && (
        <button
          type="button"
          data-on="phone"
          onClick={onBack}
          className={`needs-scripts ${buttonLook({ look: 'quiet' })}`}
        >
          {form.back}
        </button>
      )}
    </p>
  );
}
