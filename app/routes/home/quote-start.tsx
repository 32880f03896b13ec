import { serviceChoices } from '#app/catalog/contact-topics.ts';
import { inputLook } from '#app/forms/kit/fields/field-frame.tsx';
import { localHref } from '#app/ui/local-href.ts';
import { quoteStart as words } from '#content/quote-start.ts';

/** Starts a quote without scripts: the browser puts both answers into the address of the contact page. */
export function QuoteStart() {
  return (
    <form action={localHref('/contact')} data-print="hide" aria-label={words.name} className="quote-start">
      <input type="hidden" name="topic" value="quote" />
      <label>
        {words.service}
        <select name="service" defaultValue={words.chosen} className={`min-h-13 ${inputLook}`}>
          {serviceChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.zip}
        <input
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          pattern="\d{5}"
          title={words.zipRule}
          className={`min-h-13 ${inputLook}`}
        />
      </label>
      <button type="submit" className="submit-button">
        {words.submit}
      </button>
    </form>
  );
}
