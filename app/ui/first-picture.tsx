import { preload } from 'react-dom';
import { pictureFile } from '#domain/website/uploaded-pictures.ts';
import { type PictureName, type ShownPicture, sizeOf, sourceSet, urlOf } from '../catalog/pictures.ts';
import { Picture } from './picture.tsx';
import { uploadedSources } from './uploaded-picture.tsx';

type Props = {
  name: ShownPicture;
  alt: string;
  sizes: string;
  narrow?: { name: PictureName; below: string };
  travels?: boolean;
  className?: string;
};

const night = '(prefers-color-scheme: dark)';

/** The first picture of a page, preloaded for the visitor's screen and color scheme. */
export function FirstPicture(props: Props) {
  if (typeof props.name === 'string') preloadOwn({ ...props, name: props.name });
  else
    preload(pictureFile(props.name.hash, props.name.width, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: uploadedSources(props.name),
      imageSizes: props.sizes,
      fetchPriority: 'high',
    });
  return <Picture {...props} loading="first" />;
}

function preloadOwn({ name, narrow, sizes }: Props & { name: PictureName }) {
  const cuts = narrow
    ? [
        { cut: narrow.name, media: [`(max-width: ${narrow.below})`] },
        { cut: name, media: [`(not (max-width: ${narrow.below}))`] },
      ]
    : [{ cut: name, media: [] }];
  for (const { cut, media } of cuts) {
    for (const time of ['day', 'night'] as const) {
      preload(urlOf(cut, time, sizeOf(cut).width, 'avif'), {
        as: 'image',
        type: 'image/avif',
        imageSrcSet: sourceSet(cut, time),
        imageSizes: sizes,
        media: [...media, time === 'night' ? night : `(not ${night})`].join(' and '),
        fetchPriority: 'high',
      });
    }
  }
}
