import type { MDXContent } from 'mdx/types';
import { language } from '#content/language.ts';
import * as accessibility from '#content/legal/accessibility.mdx';
import * as privacy from '#content/legal/privacy.mdx';
import * as terms from '#content/legal/terms.mdx';
import { readHead } from './mdx-heads.ts';
import type { LegalPage } from './types.ts';

type LegalText = { page: LegalPage; Text: MDXContent };

export const legal = {
  privacy: read('privacy', privacy),
  terms: read('terms', terms),
  accessibility: read('accessibility', accessibility),
};

function read(name: string, module: { default: MDXContent }): LegalText {
  return {
    page: readHead(`app/content/${language.code}/legal/${name}.mdx`, 'page', module),
    Text: module.default,
  };
}
