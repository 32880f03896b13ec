import { legal } from '#app/content/legal/index.ts';
import { legalMeta } from '#app/head/page-meta.ts';
import { LegalText } from '#app/sections/legal-text.tsx';

export const meta = () => legalMeta('/terms');

export default function Terms() {
  return <LegalText {...legal.terms} />;
}
