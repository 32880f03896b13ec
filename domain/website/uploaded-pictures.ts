/** A scene stands at the top of a text and on its card, a portrait beside a person. */
export const pictureShapes = {
  scene: { width: 4, height: 3, widths: [400, 660, 800, 1200] },
  portrait: { width: 1, height: 1, widths: [160, 320] },
} as const;
export type PictureShape = keyof typeof pictureShapes;

/** The SHA-256 of the picture for browsers without AVIF. */
export const uploadedHash = /^[0-9a-f]{64}$/;

type Size = { width: number; height: number };

/** The widths of the files of an uploaded picture, in pixels. Its own is the last. */
export function widthsOf({ width, height }: Size): number[] {
  const { widths } = width === height ? pictureShapes.portrait : pictureShapes.scene;
  return [...widths.filter((each) => each < width), width];
}

/** Where the file of a published picture is. */
export function pictureFile(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${hash}-${width}.${format}`;
}
