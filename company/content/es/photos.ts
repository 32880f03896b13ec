import { photosPerClaim } from '#domain/claims.ts';

/** Words of the field that takes photos of a claim. */
export const photoWords = {
  camera: 'Tomar una foto',
  choose: 'Elegir archivos',
  drop: 'o arrástrelos aquí',
  privacy:
    'Antes de que una foto salga de su dispositivo, hacemos una copia más pequeña, sin los datos de ubicación ni de la cámara. Los PDF se envían tal como están.',
  preparing: (count: number) => (count === 1 ? 'Preparando su foto…' : `Preparando ${count} fotos…`),
  waiting: 'Preparando…',
  lost: (count: number) =>
    count === 1
      ? 'Su navegador no guardó uno de sus archivos. Por favor, elíjalo de nuevo'
      : `Su navegador no guardó ${count} de sus archivos. Por favor, elíjalos de nuevo`,
  list: 'Sus fotos, en el orden en que las vemos',
  alt: (place: number, name: string) => `Foto ${place}: ${name}`,
  pdf: 'PDF',
  earlier: 'Mover antes',
  later: 'Mover después',
  remove: 'Quitar',
  retry: 'Intentar de nuevo',
  uploading: (percent: number) => `Subiendo, ${percent}%`,
  uploaded: 'Ya se subió',
  failed: 'No se subió',
  refused: 'No podemos leer este archivo. Por favor, elija otro',
  added: (count: number) => (count === 1 ? 'Se agregó 1 archivo.' : `Se agregaron ${count} archivos.`),
  moved: (name: string, place: number, all: number) => `${name} está ahora en el lugar ${place} de ${all}.`,
  removed: (name: string) => `Se quitó ${name}.`,
  wrongType: (name: string) => `${name} no es una foto (JPEG o PNG) ni un PDF. Por favor, elija otro archivo`,
  tooLarge: (name: string) => `${name} pesa más de 10 MB. Por favor, elija un archivo más pequeño`,
  tooMany: `Puede enviar ${photosPerClaim} archivos a la vez. Los demás no se agregaron`,
};
