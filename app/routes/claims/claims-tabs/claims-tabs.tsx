import type { ReactNode } from 'react';
import { questions } from '#app/catalog/questions.ts';
import tabs from '#app/runtime/inline/tabs.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { CallLinks } from '#app/ui/call-links.tsx';
import { resources } from '#content/claims.ts';
import { Documents } from './documents.tsx';
import { Emergency } from './emergency.tsx';

const faqs = questions.claims.map(({ question, answer }) => ({
  question,
  answer: <CallLinks text={answer} />,
}));
const panels: Record<'faq' | 'documents' | 'emergency', ReactNode> = {
  faq: <Accordion name="claims-faq" items={faqs} heading="h4" />,
  documents: <Documents />,
  emergency: <Emergency />,
};
const isEmpty = {
  faq: faqs.length === 0,
  documents: resources.documents.items.length === 0,
  emergency: false,
};
const names = (Object.keys(panels) as (keyof typeof panels)[]).filter((name) => !isEmpty[name]);

/** Links to the parts of the section. The inline script makes tabs of them. */
export function ClaimsTabs() {
  return (
    <section id={resources.faq.anchor} aria-labelledby="resources" className="section-space bg-sunken">
      <div className="shell">
        <h2 id="resources" className="text-section">
          {resources.title}
        </h2>
        <ul aria-labelledby="resources" className="tabs mt-8">
          {names.map((name) => (
            <li key={name}>
              <Anchor id={`tab-${name}`} href={`#${name}`} className="tab">
                {resources[name].label}
              </Anchor>
            </li>
          ))}
        </ul>
        {names.map((name) => (
          <div key={name} id={`panel-${name}`} className="tab-panel">
            <h3 id={name} className="mb-6 scroll-mt-28 text-title">
              {resources[name].title}
            </h3>
            {panels[name]}
          </div>
        ))}
      </div>
      <InlineScript code={tabs} />
    </section>
  );
}
