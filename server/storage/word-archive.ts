import yauzl from 'yauzl';

/** Far more than a real document has; a bomb of names is not read to its end. */
const mostEntries = 5000;

/** Whether a file is a Word document without macros. Only the list of its entries is read; nothing is unpacked. */
export function isWordArchive(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    yauzl.open(file, { lazyEntries: true }, (error, archive) => {
      if (error) return resolve(false);
      const names = new Set<string>();
      const finish = (answer: boolean) => {
        archive.close();
        resolve(answer);
      };
      archive.on('error', () => finish(false));
      archive.on('end', () => finish(names.has('[Content_Types].xml') && names.has('word/document.xml')));
      archive.on('entry', (entry: yauzl.Entry) => {
        if (names.size > mostEntries || /vbaproject/i.test(entry.fileName)) return finish(false);
        names.add(entry.fileName);
        archive.readEntry();
      });
      archive.readEntry();
    });
  });
}
