import { preview } from '../words/preview.ts';
import type { Page } from './draw-pages.ts';

/** A picture is one page. It is drawn from its pixels, so that it needs no address. */
export async function readPicture(bytes: ArrayBuffer): Promise<{ pages: Page[]; total: number }> {
  const picture = await createImageBitmap(new Blob([bytes]));
  const isUpright = (rotation: number) => rotation % 180 === 0;
  const page: Page = {
    label: preview.picture,
    sizeAt: (rotation) =>
      isUpright(rotation)
        ? { width: picture.width, height: picture.height }
        : { width: picture.height, height: picture.width },
    async draw(_, canvas, { view: { rotation } }) {
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser cannot draw.');
      const scale = canvas.width / (isUpright(rotation) ? picture.width : picture.height);
      context.imageSmoothingQuality = 'high';
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.scale(scale, scale);
      context.drawImage(picture, -picture.width / 2, -picture.height / 2);
    },
  };
  return { pages: [page], total: 1 };
}
