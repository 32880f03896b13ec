import { readFile } from 'node:fs/promises';
import { documents } from '#app/content/claims/documents.ts';
import { guide } from '#app/content/claims/forms.ts';
import { type Print, startPrint } from './document.ts';
import { drawCover } from './guide-cover.ts';
import { drawNumbers, drawPair, drawStep } from './guide-pages.ts';
import { drawFeet } from './masthead.ts';
import { dispute } from './scenes/dispute.ts';
import { firstMinutes } from './scenes/first-minutes.ts';
import { gatherProof } from './scenes/gather-proof.ts';
import { meetAdjuster } from './scenes/meet-adjuster.ts';
import { myNumbers } from './scenes/my-numbers.ts';
import { readDecision } from './scenes/read-decision.ts';
import { stopDamage } from './scenes/stop-damage.ts';
import { theCall } from './scenes/the-call.ts';
import type { Shape } from './shapes.ts';

type GuideSection = (typeof guide.sections)[number];
export type Step = GuideSection & { number: number; drawing: Shape[] };

/** One drawing for each section, in the order of the words. */
const drawings = [
  firstMinutes,
  theCall,
  stopDamage,
  gatherProof,
  meetAdjuster,
  readDecision,
  dispute,
  myNumbers,
];

/** Writes the guide: a cover, one idea a page, the two short ones about the decision side by side, and a page to fill in. */
export async function makeGuide(): Promise<Uint8Array> {
  const summary = documents.find(({ file }) => file === guide.file)?.description ?? guide.subtitle;
  const print = await startPrint(guide.title, summary);
  const steps = guide.sections.map((section, index) => ({
    ...section,
    number: index + 1,
    drawing: findDrawing(index),
  }));
  await addCover(print, steps);
  for (const step of steps.slice(0, -3)) drawStep(print, step);
  drawPair(print, steps.slice(-3, -1));
  for (const step of steps.slice(-1)) drawNumbers(print, step);
  drawFeet(print);
  return print.finish();
}

/** The picture is the site's harbor at dawn, art/masters/hero.png, at 1500 pixels. */
async function addCover(print: Print, steps: Step[]): Promise<void> {
  const picture = await print.pdf.embedJpg(await readFile('documents/cover.jpg'));
  await picture.embed();
  drawCover(print, guide, steps, picture);
}

function findDrawing(index: number): Shape[] {
  const drawing = drawings[index];
  if (!drawing || drawings.length !== guide.sections.length)
    throw new Error('Every section of the guide needs a drawing of its own.');
  return drawing;
}
