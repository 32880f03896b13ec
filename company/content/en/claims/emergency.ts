import type { Checklist, PageWords } from '#company/shape/types.ts';
import { hotline } from '../phrases/hotline.ts';
import { capitalize } from '../phrases/numbers.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';
import { writeReports } from './crash-reports.ts';

export const meta: PageWords = {
  title: `Emergency help: who to call, what to do first | ${site.name}`,
  description: `The claims number, ${site.claimsHotline.shown}, and what to do after a crash, a storm or a flood. Works offline and prints on one sheet.`,
};

export const title = 'Accident, storm or flood: what to do first';

export { page } from './links.ts';

export const rescue = { text: 'Call 911 if anyone is in danger.', label: 'Call 911', href: 'tel:911' };

/** Shown when the service worker serves this page in place of one that failed to load. */
export const offline = {
  title: 'You are offline',
  text: 'The page you asked for needs a connection. Load it again when you are back online. Until then, here is help that works offline.',
};

export const keep = {
  title: 'Keep this page',
  text: 'Once you have visited this site, this page also opens offline. It prints on one sheet, for the glove box or the kitchen drawer.',
};

/** Lines to write on. Only in print. */
export const blanks = ['Policy number', 'Claim number', 'Our contact', 'Doctor, or someone to call'];

export const claimsLine = {
  label: `${hotline.label}:`,
  number: site.claimsHotline,
  text: `Then call us${hotline.isAlwaysOpen ? ', at any hour' : `${hotline.afterNumber}${hotline.orOnline}`}. We’ll take your report and go over the next steps with you.`,
};

export const callUs = {
  title: capitalize(hotline.line),
  text: `${rescue.text} ${claimsLine.text}`,
  link: { label: site.claimsHotline.shown, href: site.claimsHotline.href },
};

export const afterDisaster: Checklist = {
  id: 'after-a-disaster',
  short: 'After a storm, flood or earthquake',
  title: 'Checklist after a natural disaster',
  intro: 'After a storm, a flood or an earthquake. People first, then the property, then the paperwork.',
  steps: [
    'Check everyone around you. If someone is hurt or trapped, call 911.',
    'If you smell gas, hear it hiss or see fire, get out right away. Don’t touch any switches, and call 911 from outside.',
    'Stay out of floodwater and away from downed wires. Water can carry current you cannot see.',
    'If officials tell you to leave, leave. Take your medication, ID, phone and charger, and go back in only when they say it is safe.',
    'If you can reach the shutoffs without stepping in water, turn off water, gas and power. Let the utility turn the gas back on.',
    `Call us at ${site.claimsHotline.shown}. Ask what your policy pays for a place to sleep tonight, and keep every receipt.`,
    'Take photos and video of each room before you move or clean anything. Open the cabinets too.',
    'Stop what is getting worse: cover the roof, board the window, lift things out of the water. Be wary of anyone at the door who wants full payment before doing the work.',
    'List what is damaged, and keep it until an adjuster has seen it. Spoiled food can go once you have a photo.',
  ],
};

export const afterAccident: Checklist = {
  id: 'after-a-crash',
  short: 'After a crash',
  title: 'Checklist after an auto accident',
  intro: 'Read it from the top. The first three steps are the ones that matter right now.',
  steps: [
    'Stop, turn off the engine and turn on your hazard lights.',
    'Check every person, in every car. If anyone is hurt, or might be, call 911. Do not move an injured person unless fire or traffic is the greater danger.',
    'Get off the road with everyone who can walk, behind a barrier if there is one. Move the car only if nobody is hurt and it still drives.',
    'Ask for the police, and write down the report number. Stay until they let you go.',
    'Exchange names, phone numbers, license plates and insurance details with the other driver. Get the names of witnesses.',
    'Photograph both cars, the plates, the road, the signs and the weather.',
    'Stick to facts. Do not argue about blame or accept cash, and sign nothing except what the police ask you to sign.',
    'See a doctor soon, even if you feel fine. Some injuries take a day to show.',
    `Report it to us at ${site.claimsHotline.shown}. ${writeReports(state)}`,
  ],
};
