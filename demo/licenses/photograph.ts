import type { Random } from '../random.ts';
import { card } from './draw-license.ts';

const tables = ['#8a6a4f', '#55606b', '#b7a58c', '#3f4a44'];
const photo = { width: 1280, height: 900 };

/** The card on a table, slightly turned, as a phone sees it. */
export function layOnTable(drawing: string, random: Random): string {
  const table = random.pick(tables);
  const angle = (random.next() - 0.5) * 9;
  const x = (photo.width - card.width) / 2 + random.integer(-60, 60);
  const y = (photo.height - card.height) / 2 + random.integer(-50, 50);
  const middle = `${photo.width / 2} ${photo.height / 2}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.width}" height="${photo.height}">
    <defs><radialGradient id="light" cx=".35" cy=".25" r="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#000" stop-opacity=".3"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="${table}"/><rect width="100%" height="100%" fill="url(#light)"/>
    <g transform="rotate(${angle.toFixed(2)} ${middle})">
      ${drawShadow(x, y)}
      <svg x="${x}" y="${y}" width="${card.width}" height="${card.height}">${drawing}</svg>
    </g></svg>`;
}

/** Sheets that grow fainter outward. A blur would take most of the time of a picture. */
function drawShadow(x: number, y: number): string {
  const spreads = [4, 9, 15, 22];
  return spreads
    .map(
      (spread) =>
        `<rect x="${x - spread + 6}" y="${y - spread + 12}" width="${card.width + 2 * spread}" height="${card.height + 2 * spread}" rx="${38 + spread}" fill="#000" opacity=".1"/>`,
    )
    .join('');
}
