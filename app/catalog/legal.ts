import type { MDXContent } from 'mdx/types';
import type { LegalPage } from '#company/shape/types.ts';
import { language } from '#content/language.ts';
import * as accessibility from '#content/legal/accessibility.mdx';
import * as privacy from '#content/legal/privacy.mdx';
import * as terms from '#content/legal/terms.mdx';
import { readHead } from './mdx-heads.ts';
import { CollectedData, IfAsked } from './verification-parts.tsx';

type LegalText = { page: LegalPage; Text: MDXContent };

/** What the texts can use beside Markdown. */
const parts = { IfAsked, CollectedData };

const withParts =
  (render: MDXContent): MDXContent =>
  (props) =>
    render({ ...props, components: { ...parts, ...props.components } });

export const legal = {
  privacy: read('privacy', privacy),
  terms: read('terms', terms),
  accessibility: read('accessibility', accessibility),
};

function read(name: string, module: { default: MDXContent }): LegalText {
  return {
    page: readHead(`company/content/${language.code}/legal/${name}.mdx`, 'page', module),
    Text: withParts(module.default),
  };
}
