import { legal } from '#app/catalog/legal.ts';
import { legalMeta } from '#app/head/page-meta.ts';
import { LegalText } from '#app/sections/legal-text.tsx';

export const meta = () => legalMeta('/accessibility');

export default function Accessibility() {
  return <LegalText {...legal.accessibility} />;
}
