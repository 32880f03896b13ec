import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { resources } from '#app/content/claims.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Documents } from './documents.tsx';
import { Emergency } from './emergency.tsx';
import { type TabName, useTabFromHash } from './use-tab-from-hash.ts';

const panels: Record<TabName, ReactNode> = {
  faq: <Accordion name="claims-faq" items={resources.faq.items} />,
  documents: <Documents />,
  emergency: <Emergency />,
};
const names = Object.keys(panels) as TabName[];

/** The HTML holds all three panels; without scripts, tabs.css shows them one below the other. */
export function ClaimsTabs() {
  const [tab, setTab] = useTabFromHash();
  return (
    <section id={resources.faq.anchor} aria-labelledby="resources" className="section-space bg-sunken">
      <div className="shell">
        <h2 id="resources" className="text-section">
          {resources.title}
        </h2>
        <Tabs.Root value={tab} onValueChange={setTab} className="mt-8">
          <Tabs.List activateOnFocus aria-labelledby="resources" className="tabs needs-scripts">
            {names.map((name) => (
              <Tabs.Tab
                key={name}
                value={name}
                id={`tab-${name}`}
                tabIndex={name === tab ? 0 : -1}
                className="tab"
              >
                {resources[name].label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {names.map((name) => (
            <Tabs.Panel
              key={name}
              value={name}
              keepMounted
              hidden={false}
              inert={false}
              className="tab-panel"
            >
              <h3 id={name} className="mb-6 text-title">
                {resources[name].title}
              </h3>
              {panels[name]}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </div>
    </section>
  );
}
