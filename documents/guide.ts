import { readFile } from 'node:fs/promises';
import { documents } from '#app/content/claims/documents.ts';
import { guide } from '#app/content/claims/forms.ts';
import { guidePicture } from '#app/content/pictures.ts';
import { type DocumentBuilder, startDocument } from './document-builder.ts';
import { drawCover } from './guide-cover.ts';
import { drawNumbers, drawPair, drawStep } from './guide-pages.ts';
import { drawFooters } from './masthead.ts';
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

/** One drawing for each section of the guide, in order. */
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

/** Creates the guide: a cover, a page for each step, one page for the two steps about the decision, a page to fill in. */
export async function makeGuide(): Promise<Uint8Array> {
  const summary = documents.find(({ file }) => file === guide.file)?.description ?? guide.subtitle;
  const builder = await startDocument(guide.title, summary);
  const steps = guide.sections.map((section, index) => ({
    ...section,
    number: index + 1,
    drawing: findDrawing(index),
  }));
  await addCover(builder, steps);
  for (const step of steps.slice(0, -3)) drawStep(builder, step);
  drawPair(builder, steps.slice(-3, -1));
  for (const step of steps.slice(-1)) drawNumbers(builder, step);
  drawFooters(builder);
  return builder.finish();
}

async function addCover(builder: DocumentBuilder, steps: Step[]): Promise<void> {
  const picture = guidePicture ? await builder.pdf.embedJpg(await readFile(guidePicture)) : undefined;
  await picture?.embed();
  drawCover(builder, guide, steps, picture);
}

function findDrawing(index: number): Shape[] {
  const drawing = drawings[index];
  if (!drawing || drawings.length !== guide.sections.length)
    throw new Error('Every section of the guide needs a drawing.');
  return drawing;
}
