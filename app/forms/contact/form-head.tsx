import { NoRealData } from '#app/ui/no-real-data.tsx';

export function FormHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-8">
      <h2 id="message-us" className="text-section">
        {title}
      </h2>
      <p className="mt-4 text-muted" data-until-sent>
        {text}
      </p>
      <NoRealData />
    </div>
  );
}
