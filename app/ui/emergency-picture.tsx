import { emergencyFile } from '#app/catalog/page-pictures.ts';
import { sizeOf, urlOf } from '../catalog/pictures.ts';

const { name, time, width } = emergencyFile;
const size = sizeOf(name);
const height = Math.round((width * size.height) / size.width);

export function EmergencyPicture({ className }: { className: string }) {
  const file = urlOf(name, time, width, 'avif');
  return <img src={file} alt="" width={width} height={height} loading="lazy" className={className} />;
}
