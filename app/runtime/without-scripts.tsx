import { forms } from '#content/forms.ts';
import { Anchor } from '../ui/anchor.tsx';

/** `ways`: the numbers and addresses to use instead. */
export type WithoutScriptsWords = { text: string; ways?: readonly { label: string; href: string }[] };

/** Contact details that replace a form when scripts are off. */
export function WithoutScripts({ text, ways = forms.withoutScripts.ways }: WithoutScriptsWords) {
  return (
    <div className="without-scripts rounded-lg bg-sunken p-8">
      <h2 className="text-title">{forms.withoutScripts.title}</h2>
      <p className="mt-2">{text}</p>
      <ul className="mt-3 font-bold wrap-anywhere text-accent">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
