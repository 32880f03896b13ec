import type { Block } from './blocks.ts';

/** As plain text, with an empty line between blocks. */
export function renderText(blocks: Block[]): string {
  return blocks.map(renderBlock).filter(Boolean).join('\n\n');
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'section':
      return [block.title, block.text, ...(block.link ? [block.link.url] : [])].join('\n');
    case 'list':
      return block.items.join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.text}:\n${block.url}`;
    default:
      return block.text;
  }
}
