import picture from '#app/pictures/emergency-night-660.avif?url';

/** In one width: the service worker keeps that file, and an island that shows it needs no list of pictures. */
export function EmergencyPicture({ className }: { className: string }) {
  return <img src={picture} alt="" width={660} height={495} loading="lazy" className={className} />;
}
