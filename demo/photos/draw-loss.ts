import sharp from 'sharp';
import type { Random } from '../random.ts';

const photo = { width: 1200, height: 900 };

/** A wall, a floor and what was damaged, in a few shapes. Nobody takes them for real photos. */
const scenes: Record<string, string> = {
  car: '<rect x="220" y="430" width="760" height="210" rx="70" fill="#3d5a78"/><path d="M340 440 L460 320 H760 L880 440 Z" fill="#24405e"/><circle cx="370" cy="640" r="80" fill="#222"/><circle cx="830" cy="640" r="80" fill="#222"/><path d="M930 460 l60 50 l-70 20 l66 60 l-80 20" fill="none" stroke="#111" stroke-width="14"/>',
  water:
    '<path d="M260 0 Q420 260 380 420 T520 640 H0 V0 Z" fill="#b9a27a" opacity=".55"/><path d="M150 700 Q600 600 1050 720 Q900 840 500 820 T150 700" fill="#7fa9c4" opacity=".8"/>',
  fire: '<path d="M300 900 Q380 480 600 300 Q820 520 900 900 Z" fill="#1c1815" opacity=".75"/><rect x="450" y="560" width="300" height="250" fill="#2b2622"/>',
  theft:
    '<rect x="420" y="200" width="360" height="600" fill="#6b4d33"/><path d="M700 480 l70 40 m-70 0 l70 -40" stroke="#eee" stroke-width="16"/><circle cx="730" cy="520" r="30" fill="#111"/>',
  storm:
    '<path d="M0 900 L500 380 L620 430 L1200 900 Z" fill="#4a5d3f"/><rect x="540" y="80" width="70" height="620" transform="rotate(64 575 390)" fill="#5b432c"/>',
};
const otherScene =
  '<rect x="380" y="380" width="440" height="320" rx="24" fill="#8a6a4f"/><path d="M430 430 L770 650 M770 430 L430 650" stroke="#2b2622" stroke-width="20"/>';

/** A picture of a loss, as a phone takes it. */
export async function drawLoss(kind: string, random: Random, name: string): Promise<File> {
  const wall = random.pick(['#e7dcc8', '#d5dde0', '#efe6dd', '#c9d3c4']);
  const angle = ((random.next() - 0.5) * 8).toFixed(1);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.width}" height="${photo.height}">
    <rect width="100%" height="100%" fill="${wall}"/><rect y="620" width="100%" height="280" fill="#a08f7a"/>
    <g transform="rotate(${angle} 600 450)">${scenes[kind] ?? otherScene}</g></svg>`;
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
  return new File([new Uint8Array(bytes)], name);
}
