import { type loadFaces, outline } from '../../server/website/finish/social/set-text.ts';
import { fullNameOf, type Person } from '../people.ts';
import type { Random } from '../random.ts';

type Faces = Awaited<ReturnType<typeof loadFaces>>;

/** In pixels, in the proportions of a card. */
export const card = { width: 1012, height: 638 };

const grounds = ['#e8efe6', '#e6ecf3', '#f3ece2', '#eee8f1', '#e3f0ef'];
const inks = ['#23503f', '#233f66', '#6b3d1f', '#4b2f63', '#1d5557'];
const skins = ['#f2cfb3', '#e0ac86', '#c68a62', '#9a6242', '#6f432c'];
const hairs = ['#2b211c', '#4a3120', '#7a5130', '#a9a29a', '#b8793a'];
const issuer = 'State of Nowhere';

/** The front: a drawn portrait and the person's data. No real state's license looks like this. */
export function drawFront(person: Person, random: Random, faces: Faces): string {
  const theme = random.integer(0, grounds.length - 1);
  const ink = inks[theme] ?? '';
  const born = random.integer(1961, 2003);
  const rows: [label: string, value: string][] = [
    ['Name', fullNameOf(person)],
    ['Address', person.street],
    ['City', `${person.city}, ${person.state} ${person.zip}`],
    ['Born', `${formatDay(random)}/${born}`],
    ['Number', `XX-0000-${random.integer(1000, 9999)}`],
    ['Valid until', `${formatDay(random)}/${random.integer(2027, 2032)}`],
  ];
  const lines = rows.map(([label, value], row) => {
    const y = 236 + row * 62;
    return (
      outline(label, faces.text, { x: 356, y: y - 28, size: 19, fill: ink }) +
      outline(value, faces.display, { x: 356, y, size: 29, fill: '#1b1b1f' })
    );
  });
  return drawCard(
    grounds[theme] ?? '',
    `${drawHeader('Driver license', ink, faces)}
    ${drawPortrait(random, ink)}
    ${lines.join('')}
    ${drawSpecimen(faces)}`,
  );
}

/** The back: stripes in place of a bar code, which hold no data. */
export function drawBack(random: Random, faces: Faces): string {
  const stripes: string[] = [];
  for (let x = 70; x < 940; ) {
    const width = random.integer(3, 11);
    stripes.push(`<rect x="${x}" y="330" width="${width}" height="150" fill="#2a2a2e"/>`);
    x += width + random.integer(4, 12);
  }
  const small = (text: string, y: number) =>
    outline(text, faces.text, { x: 70, y, size: 22, fill: '#3a3a40' });
  return drawCard(
    '#f1f0ec',
    `<rect y="70" width="100%" height="104" fill="#35353b"/>
    ${small('Class: none. Restrictions: all. Endorsements: none.', 232)}
    ${small('This card was drawn for a demonstration. It identifies nobody.', 272)}
    ${stripes.join('')}
    ${small(`${issuer}. If found, keep it as a bookmark.`, 560)}
    ${drawSpecimen(faces)}`,
  );
}

function drawCard(ground: string, content: string): string {
  const waves = Array.from(
    { length: 9 },
    (_, row) =>
      `<path d="M-20 ${190 + row * 54}q90-46 180 0t180 0 180 0 180 0 180 0 180 0" fill="none" stroke="#ffffff" stroke-opacity=".55" stroke-width="7"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="0 0 ${card.width} ${card.height}">
    <clipPath id="card"><rect width="100%" height="100%" rx="38"/></clipPath>
    <g clip-path="url(#card)"><rect width="100%" height="100%" fill="${ground}"/>${waves.join('')}${content}</g></svg>`;
}

function drawHeader(title: string, ink: string, { display, text }: Faces): string {
  return `<rect width="100%" height="132" fill="${ink}"/>
    ${outline(issuer, display, { x: 46, y: 84, size: 50, fill: '#ffffff' })}
    ${outline(title, text, { x: 966 - text.measure(title, 34), y: 82, size: 34, fill: '#ffffff' })}`;
}

function drawPortrait(random: Random, ink: string): string {
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const longHair = random.chance(0.5);
  const behind = longHair ? `<path d="M108 340q-14 170 26 190h120q40-20 26-190z" fill="${hair}"/>` : '';
  return `<clipPath id="portrait"><rect x="46" y="172" width="282" height="376" rx="16"/></clipPath>
    <g clip-path="url(#portrait)"><rect x="46" y="172" width="282" height="376" fill="#d9dee3"/>
    ${behind}<path d="M52 560q6-112 100-118h72q94 6 100 118z" fill="${ink}"/>
    <path d="M160 400h56v56q-28 30-56 0z" fill="${skin}"/>
    <ellipse cx="188" cy="336" rx="72" ry="90" fill="${skin}"/>
    <path d="M112 330q-6-104 76-104t76 104q-18-56-76-58t-76 58z" fill="${hair}"/>
    <circle cx="162" cy="336" r="6" fill="#2b211c"/><circle cx="214" cy="336" r="6" fill="#2b211c"/>
    <path d="M164 384q24 16 48 0" fill="none" stroke="#2b211c" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/></g>`;
}

function drawSpecimen({ display }: Faces): string {
  const word = 'SPECIMEN';
  const size = 150;
  const x = (card.width - display.measure(word, size)) / 2;
  return `<g transform="rotate(-24 ${card.width / 2} ${card.height / 2})" opacity=".34">${outline(word, display, { x, y: 368, size, fill: '#b3202a' })}</g>`;
}

function formatDay(random: Random): string {
  return [random.integer(1, 12), random.integer(1, 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
}
