import type { ItemOf } from '#domain/website/items.ts';
import { itemSchemas } from '#office/website/schemas.ts';
import type { PublishedView } from '../../server/staff/website/views.ts';
import { askConsole } from '../ask-console.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { print, printWarning } from '../terminal.ts';
import { explainRefusal } from './explain-refusal.ts';

type Urgent = 'notice' | 'special_day';

/** Publishes a notice or a special day at once. `mistakes`: what to say about a field that is wrong. */
export async function publishUrgent<Kind extends Urgent>(
  settings: Settings,
  { kind, key, value }: { kind: Kind; key: string; value: ItemOf[Kind] },
  mistakes: Record<string, string>,
): Promise<void> {
  const checked = itemSchemas[kind].safeParse(value);
  if (!checked.success) throw new Problem(describeMistake(checked.error.issues, mistakes), 'usage');
  const published = await askConsole<PublishedView>(
    settings,
    'website/publish',
    { kind, key, value: checked.data },
    (refusal) => explainRefusal(refusal, mistakes),
  );
  reportPublished(published);
}

/** What became of it, and how to take it back. */
export function reportPublished({ release, sentence, deploy }: PublishedView): void {
  if (sentence) printWarning(`Release ${release} is stored, but visitors do not see it yet: ${sentence}`);
  else if (deploy === 'called') print(`Release ${release} is stored. The CI was asked to build the site.`);
  else if (deploy === 'failed')
    printWarning(`Release ${release} is stored, but DEPLOY_HOOK did not answer. Start the build by hand.`);
  else print(`Release ${release} is published.`);
  print('To take it back: npm run cli -- content undo');
}

/** The field itself, or the one that it is in. */
function describeMistake(
  issues: readonly { path: PropertyKey[] }[],
  mistakes: Record<string, string>,
): string {
  const field = issues[0]?.path.join('.') ?? '';
  const known = Object.keys(mistakes).find((name) => field === name || field.startsWith(`${name}.`));
  return (known && mistakes[known]) ?? `This is not accepted: ${field}.`;
}
