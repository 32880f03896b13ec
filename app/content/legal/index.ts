import type { MDXContent } from 'mdx/types';
import { readHead } from '../mdx-heads.ts';
import type { LegalPage } from '../types.ts';
import * as accessibility from './accessibility.mdx';
import * as privacy from './privacy.mdx';
import * as terms from './terms.mdx';

type LegalText = { page: LegalPage; Text: MDXContent };

export const legal = {
  privacy: read('privacy', privacy),
  terms: read('terms', terms),
  accessibility: read('accessibility', accessibility),
};
export const lastUpdated = 'Last Updated:';

function read(name: string, module: { default: MDXContent }): LegalText {
  return { page: readHead(`app/content/legal/${name}.mdx`, 'page', module), Text: module.default };
}
