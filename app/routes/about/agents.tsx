import type { agents } from '#app/catalog/agents.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Portrait } from '#app/ui/portrait.tsx';

/** Agents whom visitors can ask for by name. */
export function Agents({ title, text, languages, lines, office, license, note, items }: typeof agents) {
  if (items.length === 0) return null;
  return (
    <section id="agents" aria-labelledby="agents-title" className="section-space">
      <div className="shell">
        <h2 id="agents-title" className="max-w-3xl text-section">
          {title}
        </h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">{text}</p>
        <ul className="mt-12 grid gap-5 sm:grid-cols-2">
          {items.map((agent) => (
            <li key={agent.slug} className="rounded-lg border-2 border-line bg-panel p-6 sm:p-8">
              {agent.picture && (
                <Portrait name={agent.name} portrait={agent.picture} sizes="8rem" className="mb-5 size-28" />
              )}
              <h3 className="mb-4 text-title">{agent.name}</h3>
              <FactList
                facts={[
                  [languages, agent.languages],
                  ...(agent.lines ? [[lines, agent.lines] as const] : []),
                  [office, agent.office],
                  ...(agent.license ? [[license, agent.license] as const] : []),
                ]}
              />
              <p className="mt-4">
                <ArrowLink {...agent.ask} />
              </p>
            </li>
          ))}
        </ul>
        {items.some(({ sample }) => sample) && <p className="mt-6 text-sm text-muted">{note}</p>}
      </div>
    </section>
  );
}
