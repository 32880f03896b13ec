type Props = { label: string; sending?: { active: boolean; label: string } };

/**
 * While a submission is under way the button is disabled, says so, and shows a spinner. `disabled` would drop the focus, so
 * `aria-disabled` says it, and useSubmitOnce ignores the clicks.
 */
export function SubmitButton({ label, sending }: Props) {
  return (
    <button type="submit" aria-disabled={sending?.active || undefined} className="submit-button">
      {sending?.active && (
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 animate-spin">
          <path
            d="M10 2a8 8 0 1 1-8 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      )}
      <span>{sending?.active ? sending.label : label}</span>
    </button>
  );
}
