import { refusals } from './document-refused.ts';
import { isLocalPath, isWebLink } from './link-target.ts';
import type { XmlHandler } from './xml-part.ts';

/** Programs, embedded documents, and documents that are merged in. Named by the last segment of the type. */
const refusedTypes = new Set([
  'activexcontrolbinary',
  'afchunk',
  'control',
  'extensibility',
  'frame',
  'mailmergesource',
  'oleobject',
  'package',
  'subdocument',
  'vbaproject',
  'wordvbadata',
]);

/**
 * Refuses relationships to macros and embedded files, and to whatever is fetched from elsewhere when the document is opened. The
 * settings have no links: a reader might take one for the template.
 */
export function createRelationshipInspector({ isOfSettings }: { isOfSettings: boolean }): XmlHandler {
  return {
    open(element, attribute) {
      if (element !== 'relationship') return;
      const type = lastSegment(attribute('type') ?? '');
      const target = attribute('target') ?? '';
      const isExternal = attribute('targetmode')?.trim().toLowerCase() === 'external' || !isLocalPath(target);
      const isLink = type === 'hyperlink' && !isOfSettings;
      const mayBeUsed = isLink ? isWebLink(target) : !isExternal || isOwnTemplate(type, target);
      if (refusedTypes.has(type) || !mayBeUsed) throw refusals.activeWord();
    },
  };
}

/** Many resumes name a template on their writer's disk, where Word fetches nothing. */
function isOwnTemplate(type: string, target: string): boolean {
  return type === 'attachedtemplate' && isLocalPath(target);
}

/** The same in the transitional and in the strict namespace. */
function lastSegment(type: string): string {
  return type.trim().split('/').at(-1)?.toLowerCase() ?? '';
}
