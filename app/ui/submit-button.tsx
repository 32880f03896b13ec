/** Pressed to send a form. */
export function SubmitButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      className="min-h-13 rounded-full bg-amber px-8 font-bold text-navy hover:bg-[#ffc367]"
    >
      {label}
    </button>
  );
}
