import type { PublishedView, ReleaseView, WebsiteView } from '../../server/staff/website/views.ts';
import { askConsole } from '../ask-console.ts';
import { cleanLine } from '../clean-text.ts';
import { defineCommand, flag, text } from '../command.ts';
import { formatTime } from '../dates.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { formatCount, print } from '../terminal.ts';
import { explainRefusal } from '../website/explain-refusal.ts';
import { reportPublished } from '../website/publish-urgent.ts';

export const command = defineCommand({
  about: `What the office changed on the website in the staff's app:

list   shows what visitors see that differs from the files, the drafts, and the last releases
undo   publishes what visitors saw before the current release; a second undo brings it back
pull   writes the current release into company/released/, so that a build without the database shows the same

Talks to the running server at STAFF_URL, with the staff secret of its data folder or in STAFF_SECRET.`,
  argument: ['list|undo|pull', 'list, undo or pull'],
  options: {
    yes: flag('pull: take the release also where a file changed beneath it'),
    to: text('FOLDER', 'pull: the folder that is written (default: company/released)'),
  },
  examples: ['content list', 'content undo', 'content pull'],
  async run({ values: { yes, to }, argument, settings }) {
    if ((yes || to !== undefined) && argument !== 'pull')
      throw new Problem(`${yes ? '--yes' : '--to'} is for content pull.`, 'usage');
    if (argument === 'list') return list(settings);
    if (argument === 'undo') return undo(settings);
    if (argument !== 'pull')
      throw new Problem(`Use content list, content undo or content pull, not content ${argument}.`, 'usage');
    const { pullRelease } = await import('../website/pull-release.ts');
    return pullRelease(settings, { isAgreed: yes ?? false, ...(to !== undefined && { to }) });
  },
});

type Listed = Pick<WebsiteView, 'items' | 'release' | 'state'> & { releases: ReleaseView[] };

async function list(settings: Settings): Promise<void> {
  const { items, release, state, releases } = await askConsole<Listed>(
    settings,
    'website/list',
    {},
    explainRefusal,
  );
  print(
    release
      ? `Visitors see release ${release.id}, by ${cleanLine(release.by)}, ${formatTime(release.at)}.`
      : 'Visitors see the files.',
  );
  if (state.next?.state === 'failed') print(`Release ${state.next.id} is not shown: ${state.next.sentence}`);
  const lineOf = ({ kind, key, name }: (typeof items)[number]) => `  ${kind} ${key}: ${cleanLine(name)}`;
  const published = items.filter((item) => item.in === 'release');
  print(`${formatCount(published.length, 'item')} differ from the files.`);
  for (const item of published)
    print(
      `${lineOf(item)}${item.isRemoved ? ' (removed)' : ''}${item.fileChanged ? ' (its file has changed since)' : ''}`,
    );
  const drafts = items.filter(({ draft }) => draft);
  print(`${formatCount(drafts.length, 'draft')}.`);
  for (const item of drafts) print(`${lineOf(item)}, by ${cleanLine(item.draft?.by ?? '')}`);
  for (const { id, at, by, restores, items: changed, note } of releases.slice(0, 10))
    print(
      `Release ${id}, ${formatTime(at)}, by ${cleanLine(by)}: ${restores === null ? formatCount(changed.length, 'change') : describeRestored(restores)}${note && `, "${cleanLine(note)}"`}`,
    );
}

async function undo(settings: Settings): Promise<void> {
  type Undone = PublishedView & { undone: number; restores: number };
  const undone = await askConsole<Undone>(settings, 'website/undo', {}, explainRefusal);
  print(`Release ${undone.undone} is taken back: ${describeRestored(undone.restores)}.`);
  reportPublished(undone);
}

const describeRestored = (restores: number) => (restores === 0 ? 'as the files' : `as release ${restores}`);
