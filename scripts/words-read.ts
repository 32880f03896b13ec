// `npm run words-read` names the words whose English has changed since they were read. With files or folders, it records that these
// have been read again.
import { site } from '../company/site.ts';
import { findUnread, recordRead } from './support/words-read.ts';

const given = process.argv.slice(2).map((name) => name.replaceAll('\\', '/'));

for (const code of site.languages.slice(1)) {
  const folder = `company/content/${code}`;
  const own = given.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length + 1));
  if (own.length > 0) console.log(`Read: ${recordRead(code, own).join(', ') || 'no file has this name'}`);
  for (const file of given.length > 0 ? [] : findUnread(code)) {
    console.log(`company/content/en/${file} has changed: read ${folder}/${file} again,`);
    console.log(`  then run \`npm run words-read -- ${folder}/${file}\``);
    process.exitCode = 1;
  }
}
