// Renders the scenes in art/scenes/ into company/pictures/. `npm run art -- claims` renders one scene, `npm run art` all.
// `--draft` renders a small, quick picture into art/drafts/ instead. After a master has changed, run
// `npm run pictures -- claims` and commit both.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

type Size = { width: number; height: number; samples: number };

/** Resolution and sample count of each kind of picture. The finishing step removes the remaining noise. */
const sizes = {
  hero: { width: 2400, height: 1400, samples: 40 },
  portrait: { width: 640, height: 640, samples: 32 },
  diorama: { width: 1200, height: 900, samples: 20 },
} satisfies Record<string, Size>;
const draft = { scale: 0.3, samples: 16 };

const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
const requested = process.argv.slice(2).filter((argument) => argument !== '--draft');
const isDraft = process.argv.includes('--draft');
const target = isDraft ? 'art/drafts' : 'company/pictures';

try {
  requireTools();
  const all = (await readdir('art/scenes'))
    .filter((file) => file.endsWith('.py'))
    .map((file) => path.basename(file, '.py'));
  const unknown = requested.find((scene) => !all.includes(scene));
  if (unknown) throw new Error(`There is no scene "${unknown}". Scenes: ${all.sort().join(', ')}.`);
  const scenes = requested.length > 0 ? requested : all.sort();
  await mkdir(target, { recursive: true });
  for (const [done, scene] of scenes.entries()) {
    const started = performance.now();
    process.stdout.write(`${done + 1} of ${scenes.length}: ${scene} … `);
    await renderScene(scene);
    console.log(`${Math.round((performance.now() - started) / 1000)} s`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function requireTools() {
  const isMissing = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status !== 0;
  if (isMissing('blender', '--version'))
    throw new Error('Blender 3.4 is missing. Install the package "blender".');
  if (isMissing(python, '-c', 'import numpy, cv2'))
    throw new Error('Python packages are missing. Install "python3-numpy" and "python3-opencv".');
}

/** Blender writes render passes into a folder. The finishing step turns them into the day and night pictures. */
async function renderScene(scene: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'art-'));
  try {
    const { width, height, samples } = sizeOf(scene);
    const threads = isDraft ? 1 : availableParallelism();
    const passes = path.join(folder, `${scene}.png`);
    runTool(
      'blender',
      '-b',
      '-P',
      'art/render.py',
      '--',
      scene,
      `${width}`,
      `${height}`,
      `${samples}`,
      `${threads}`,
      passes,
    );
    runTool(python, `art/kit/${scene === 'hero' ? 'finish_hero' : 'finish'}.py`, folder, scene);
    for (const name of [scene, `${scene}-night`]) await keep(path.join(folder, `${name}.png`), name);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A master becomes a lossless WebP, 40 % smaller than a PNG. */
async function keep(file: string, name: string) {
  if (isDraft) return copyFile(file, path.join(target, `${name}.png`));
  await sharp(file)
    .webp({ lossless: true, effort: 6 })
    .toFile(path.join(target, `${name}.webp`));
  await rm(path.join(target, `${name}.png`), { force: true });
}

function sizeOf(scene: string): Size {
  const size = scene === 'hero' ? sizes.hero : scene.startsWith('portrait-') ? sizes.portrait : sizes.diorama;
  if (!isDraft) return size;
  return {
    width: Math.round(size.width * draft.scale),
    height: Math.round(size.height * draft.scale),
    samples: draft.samples,
  };
}

function runTool(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout.slice(-2000)}\n${stderr}`);
}
