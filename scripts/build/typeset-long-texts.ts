import { typesetTree } from '../../company/shape/typeset-tree.ts';

/** A remark plugin that sets typographic quotes in the long texts of company/content. */
export function typesetLongTexts() {
  return (tree: Parameters<typeof typesetTree>[0]): void => {
    typesetTree(tree);
  };
}
