import type { ClaimValues } from '#app/forms/claim/schema.ts';
import type { LanguageCode } from '#domain/languages.ts';

type Told = Pick<ClaimValues, 'hurt' | 'kind' | 'place' | 'policy' | 'description' | 'time' | 'others'>;

/** A loss that happened some days before it was reported. */
export type ClaimReport = Told & {
  happened: number;
  /** Of the page that it was sent from. Without it, English. */
  language?: LanguageCode;
};

const claim = (
  happened: number,
  told: Omit<Told, 'time' | 'others'> & Pick<ClaimReport, 'language'>,
): ClaimReport => ({
  happened,
  time: '',
  others: '',
  ...told,
});

export const claimReports: readonly ClaimReport[] = [
  claim(0, {
    hurt: 'no',
    kind: 'car',
    place: 'Ropewalk Street at the corner of Mizzen, Brooklyn',
    policy: 'HL-AU-118203',
    description:
      'I was stopped at a red light and a delivery van rolled into me from behind. Bumper, left tail light, and the trunk will not close. The other driver was nice about it, we exchanged details and I took photos of everything including his plate. A police officer wrote it down too.',
  }),
  claim(1, {
    hurt: 'yes',
    kind: 'car',
    place: 'Parkway, exit 11',
    policy: '',
    description:
      'My wife has a broken collarbone. She is at the hospital and stable. The car is at a tow yard and they charge by the day. What should I do first?',
  }),
  claim(0, {
    hurt: 'no',
    kind: 'water',
    place: 'At home',
    policy: '',
    description:
      'Ceiling is leaking RIGHT NOW from the apartment above. Super is not answering. I put pots under it. Do I call a plumber myself, will you pay for that?',
  }),
  claim(3, {
    hurt: 'no',
    kind: 'water',
    place: 'Basement',
    policy: 'HL-HO-077340',
    description:
      'Water heater failed while we were away for the weekend. About two inches across the whole basement. Carpet, drywall, a freezer full of food and my daughter’s cello. We have started pulling out the carpet because of the smell; I photographed each room before.',
  }),
  claim(2, {
    hurt: 'no',
    kind: 'theft',
    place: 'Locked garage, Gull Wharf',
    policy: 'HL-RN-204417',
    description:
      'Bike stolen, lock cut. Police report attached to my notes, number available. I still have the receipt from the shop.',
  }),
  claim(5, {
    hurt: 'no',
    kind: 'theft',
    place: 'Astoria',
    policy: '',
    description:
      'Break-in through the kitchen window. Laptop, two watches, and my grandmother’s ring. I do not care about the laptop. Is there any chance that the ring is covered? It was never appraised.',
  }),
  claim(1, {
    hurt: 'unsure',
    kind: 'fire',
    place: 'Keelson Avenue, 3rd floor',
    policy: '',
    description:
      'Kitchen fire, put out by the fire department. Everyone got out. My roommate coughed a lot and went to be checked. We cannot sleep there. Where do we go tonight and who pays for it? There are three of us and a cat.',
  }),
  claim(8, {
    hurt: 'no',
    kind: 'fire',
    policy: 'HL-HO-061188',
    place: 'En la casa',
    language: 'es',
    description:
      'Se quemaron la cerca y el cobertizo por los fuegos artificiales del vecino. Él lo reconoce. ¿Esto va por mi seguro o por el de él?',
  }),
  claim(4, {
    hurt: 'no',
    kind: 'storm',
    place: 'Whole street',
    policy: 'HL-HO-090552',
    description:
      'The wind took about a third of the shingles on the south side. We have a tarp on it. Three contractors rang the bell the same afternoon and wanted me to sign something on the spot. I signed nothing. Was that right?',
  }),
  claim(4, {
    hurt: 'no',
    kind: 'storm',
    place: 'In front of our house',
    policy: '',
    description: 'Tree on car. Car is flat. Tree is fine.',
  }),
  claim(6, {
    hurt: 'unsure',
    kind: 'storm',
    place: 'Hempstead',
    policy: '',
    description:
      'Water came up through the drain in the floor of the basement, not from the outside. I have been told that this matters.',
  }),
  claim(2, {
    hurt: 'yes',
    kind: 'injury',
    place: 'Our shop, 14 Chandlery Place',
    policy: 'HL-BZ-015520',
    description:
      'A customer slipped on a wet floor by the entrance. We had a sign out. She hit her elbow and her phone broke. We called an ambulance although she said it was not necessary. There is video.',
  }),
  claim(11, {
    hurt: 'no',
    kind: 'injury',
    place: 'At home',
    policy: '',
    description:
      'Our dog nipped the mail carrier. No blood, torn trousers, one very sorry dog. The post office wants our insurance information by Monday.',
  }),
  claim(20, {
    hurt: 'not_asked',
    kind: 'health',
    place: 'At home',
    policy: '',
    description:
      'The hospital says that you denied the scan because it was "not authorized". My doctor says his office called you and got an OK. I have a bill for $3,180 and two weeks to pay. Please look at your own call records before I have to.',
  }),
  claim(33, {
    hurt: 'not_asked',
    kind: 'health',
    policy: 'HL-HE-330087',
    place: 'At home',
    description: 'Ambulance bill, out of network. I was unconscious. I did not choose the network.',
  }),
  claim(7, {
    hurt: 'not_asked',
    kind: 'life',
    place: 'At home',
    policy: '',
    description:
      'My mother died last week. My brother and I are the beneficiaries. We live in different states and do not talk much. Can each of us deal with you separately?',
  }),
  claim(30, {
    hurt: 'not_asked',
    kind: 'life',
    policy: 'HL-LF-004419',
    place: 'At home',
    description:
      'Claim for my late partner. We were not married. I am named in the policy. A cousin says that I am not entitled to anything.',
  }),
  claim(1, {
    hurt: 'no',
    kind: 'business',
    place: 'Walk-in cooler',
    policy: 'HL-BZ-021904',
    description:
      'The cooler failed overnight. About $6,800 of product, I have the invoices. The health inspector told us to throw out all of it, I have that in writing too. We open again tomorrow with half a menu. Lost income: how do I show it to you?',
  }),
  claim(2, {
    hurt: 'unsure',
    kind: 'business',
    place: 'At home',
    policy: '',
    description:
      'Someone in our office clicked a link. All files are locked and there is a note with a demand. We have not paid and we have not turned anything on again. Is this covered and is there a number for right now?',
  }),
  claim(0, {
    hurt: 'no',
    kind: 'car',
    place: 'Parkway, near exit 30',
    policy: '',
    description: 'Hit a deer. Deer left. Fender did not.',
  }),
  claim(14, {
    hurt: 'no',
    kind: 'car',
    policy: 'HL-AU-097731',
    place: 'Frente a mi edificio',
    language: 'es',
    description:
      'Alguien chocó mi auto estacionado y dejó una nota con un número de teléfono al que le falta un dígito. Ya probé los diez. No es ninguno.',
  }),
  claim(3, {
    hurt: 'no',
    kind: 'car',
    place: 'Parking lot, Spinnaker Terrace',
    policy: '',
    description:
      'I backed into a shopping cart corral. My own fault, nobody else involved. Repair is about $900 and my deductible is $500. Is it smarter to report this or to pay it myself? I suppose I am reporting it by asking.',
  }),
  claim(0, {
    hurt: 'unsure',
    kind: 'other',
    place: 'At home',
    policy: '',
    description:
      'A drone crashed through our skylight. It is not ours. Nobody has come to ask for it. It is quite an expensive drone.',
  }),
  claim(9, {
    hurt: 'no',
    kind: 'other',
    place: 'Storage unit',
    policy: 'HL-RN-188306',
    description: 'Moths. In everything. I know how this sounds.',
  }),
];
