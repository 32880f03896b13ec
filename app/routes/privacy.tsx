import { legalMeta } from '#app/head/page-meta.ts';
import { LegalText } from '#app/sections/legal-text.tsx';
import { legal } from '#app/words/legal.ts';

export const meta = () => legalMeta('/privacy');

export default function Privacy() {
  return <LegalText {...legal.privacy} />;
}
