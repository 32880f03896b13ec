import { readFile } from 'node:fs/promises';
import { guidePicture } from '#company/content/pictures.ts';
import type { ClaimsGuide, GuideSection } from '#company/shape/pdf-fields.ts';
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
export async function makeGuide(guide: ClaimsGuide): Promise<Uint8Array> {
  if (guide.sections.length !== drawings.length)
    throw new Error(`The guide needs a section for each of its ${drawings.length} drawings.`);
  const builder = await startDocument(guide);
  const steps = guide.sections.map((section, index) => ({
    ...section,
    number: index + 1,
    drawing: drawings[index] ?? [],
  }));
  await addCover(builder, guide, steps);
  for (const step of steps.slice(0, -3)) drawStep(builder, step);
  drawPair(builder, steps.slice(-3, -1));
  for (const step of steps.slice(-1)) drawNumbers(builder, step);
  drawFooters(builder);
  return builder.finish();
}

async function addCover(builder: DocumentBuilder, guide: ClaimsGuide, steps: Step[]): Promise<void> {
  const picture = guidePicture ? await builder.pdf.embedJpg(await readFile(guidePicture)) : undefined;
  await picture?.embed();
  drawCover(builder, guide, steps, picture);
}
