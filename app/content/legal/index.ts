import type { MDXContent } from 'mdx/types';
import type { LegalPage } from '../types.ts';
import * as accessibility from './accessibility.mdx';
import * as privacy from './privacy.mdx';
import * as terms from './terms.mdx';

type LegalText = { page: LegalPage; Text: MDXContent };

export const legal = { privacy: read(privacy), terms: read(terms), accessibility: read(accessibility) };
export const lastUpdated = 'Last Updated:';

function read(module: { default: MDXContent }): LegalText {
  const { page } = module as unknown as { page: LegalPage };
  return { page, Text: module.default };
}
