import path from 'node:path';

/** The files of one picture, in company/pictures/. */
export type Master = { name: string; day: string; night?: string };

const formats = /\.(jpe?g|png|webp|tiff?)$/i;

/** Pairs the files by day with those by night. Throws one sentence for the first file that cannot be used. */
export function findMasters(folder: string, files: readonly string[]): Master[] {
  const byName = new Map<string, string>();
  for (const file of files.filter((each) => !each.startsWith('.'))) {
    const { name } = path.parse(file);
    const shown = path.join(folder, file);
    if (!formats.test(file))
      throw new Error(`${shown} is not a JPEG, PNG, WebP or TIFF file. Save it as one of these.`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      throw new Error(`${shown} needs a name of lower-case letters, digits and hyphens.`);
    const other = byName.get(name);
    if (other) throw new Error(`${shown} and ${other} are the same picture. Delete the old one.`);
    byName.set(name, file);
  }
  const masters: Master[] = [];
  for (const [name, day] of byName) {
    if (byName.has(name.replace(/-night$/, '')) && name.endsWith('-night')) continue;
    const night = byName.get(`${name}-night`);
    if (night && path.extname(night) !== path.extname(day))
      throw new Error(
        `${folder}/${night} and ${folder}/${day} are of two formats. Delete the one that belongs to an older picture.`,
      );
    masters.push({ name, day, ...(night && { night }) });
  }
  return masters.sort((one, other) => one.name.localeCompare(other.name));
}
