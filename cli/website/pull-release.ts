import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnyItem, NoticeItem, Release } from '#domain/website/items.ts';
import { effectiveAt, picturesIn, sortNotices } from '#office/website/effective.ts';
import { nameOfItem } from '#office/website/item-name.ts';
import {
  addressOf,
  type Baseline,
  readBaseline,
  readFileItems,
} from '../../server/staff/website/baseline.ts';
import { isSameItem } from '../../server/staff/website/hash-of-item.ts';
import type { WholeReleaseView } from '../../server/staff/website/views.ts';
import { askConsole } from '../ask-console.ts';
import { cleanLine } from '../clean-text.ts';
import { formatTime } from '../dates.ts';
import { Problem, toFileProblem } from '../problem.ts';
import { resolvePath, type Settings } from '../settings.ts';
import { formatCount, print } from '../terminal.ts';
import { explainRefusal } from './explain-refusal.ts';
import { writeRelease } from './write-release.ts';

const usualFolder = path.join(import.meta.dirname, '../../company/released');
/** From where the build serves them at their addresses. */
const publicFolder = path.join(import.meta.dirname, '../../public/pictures');

type Wanted = { isAgreed: boolean; to?: string };

/**
 * Writes what visitors see beside the files into a file of its own. No file that people write is changed. Where one has changed beneath
 * an item of the release, both are shown, and only --yes lets the release win.
 */
export async function pullRelease(settings: Settings, { isAgreed, to }: Wanted): Promise<void> {
  const folder = to === undefined ? usualFolder : resolvePath(to, settings);
  const { release: whole } = await askConsole<{ release: WholeReleaseView }>(
    settings,
    'website/release',
    {},
    explainRefusal,
  );
  const changed = await findChanged(whole.items);
  for (const item of changed) showBoth(item);
  if (changed.length > 0 && !isAgreed)
    throw new Problem(
      `${formatCount(changed.length, 'file')} changed since the office changed the same. Nothing was written. Take over by hand what should stay, or let the release win: content pull --yes.`,
    );
  const pictures: Release['pictures'] = {};
  const pictureFolder = to === undefined ? publicFolder : path.join(folder, 'pictures');
  for (const hash of picturesIn(whole.items))
    pictures[hash] = await pullPicture(settings, pictureFolder, hash);
  const release = toRelease(whole, pictures);
  const from = whole.at
    ? `Release ${whole.id} of ${formatTime(whole.at)}, written by npm run cli -- content pull.`
    : 'Written by npm run cli -- content pull: there was no release.';
  await write(path.join(folder, 'release.ts'), writeRelease(release, from));
  print(
    whole.id === 0
      ? 'There is no release: visitors see the files. What was pulled before is gone.'
      : `Release ${whole.id} with ${formatCount(whole.items.length, 'item')} is in ${path.relative('.', folder)}. Commit it, then build.`,
  );
}

/** With the notices that have not begun: the build looks at the clock again. */
function toRelease({ id, items }: WholeReleaseView, pictures: Release['pictures']): Release {
  const now = new Date();
  const notices = items.flatMap(({ kind, key, value }) =>
    kind === 'notice' && value ? [{ ...(value as NoticeItem), key }] : [],
  );
  const coming = notices.filter(({ facts: { until } }) => !until || now < new Date(until));
  return { ...effectiveAt(now, { id, items }, pictures).release, id, notices: sortNotices(coming) };
}

type Item = WholeReleaseView['items'][number];
type Changed = Item & { file: AnyItem | null };

/** Items whose file is neither what the office saw when it changed them, nor what is released. */
async function findChanged(items: readonly Item[]): Promise<Changed[]> {
  const [written, baseline] = [await readFileItems(), await readBaseline()];
  return items.flatMap((item) => {
    const seen = [written, baseline].some(
      (files: Baseline) => (files.get(addressOf(item))?.hash ?? null) === item.baseHash,
    );
    const file = written.get(addressOf(item))?.value ?? null;
    const isPulled = isSameItem(baseline.get(addressOf(item))?.value ?? null, item.value);
    return seen || isPulled || isSameItem(file, item.value) ? [] : [{ ...item, file }];
  });
}

function showBoth({ kind, key, value, file, by, at }: Changed): void {
  const name = nameOfItem(kind, key, value ?? file);
  print(`${kind} ${key}: ${cleanLine(name)}`);
  print('  The file has:', ...toLines(file), `  The release has, by ${cleanLine(by)}, ${formatTime(at)}:`);
  print(...toLines(value), '');
}

function toLines(item: AnyItem | null): string[] {
  if (!item) return ['    nothing'];
  return JSON.stringify(item, null, 2)
    .split('\n')
    .map((line) => `    ${cleanLine(line)}`);
}

async function pullPicture(
  settings: Settings,
  folder: string,
  hash: string,
): Promise<{ width: number; height: number }> {
  type Picture = { width: number; height: number; files: { path: string; base64: string }[] };
  const { width, height, files } = await askConsole<Picture>(
    settings,
    'website/picture',
    { hash },
    explainRefusal,
  );
  for (const file of files)
    await write(path.join(folder, path.basename(file.path)), Buffer.from(file.base64, 'base64'));
  return { width, height };
}

async function write(file: string, content: string | Buffer): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  } catch (error) {
    throw toFileProblem(error, file);
  }
}
