/** Files that visitors sent. */
export const fileWords = {
  title: 'Files',
  photo: (part: string) => `Photo ${part.replace('photo_', '')}`,
  parts: { resume: 'Resume', license_front: 'License, front', license_back: 'License, back' } as Record<
    string,
    string
  >,
  types: {
    'application/pdf': 'PDF',
    'application/msword': 'Old Word file (.doc)',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word file (.docx)',
    'image/jpeg': 'Picture (JPEG)',
    'image/png': 'Picture (PNG)',
  } as Record<string, string>,
  unknownType: 'Unknown type',
  scans: { clean: 'Scanned, nothing found', found: 'Scanner found something', 'not scanned': 'Not scanned' },
  show: 'Show',
  hide: 'Hide',
  frame: (part: string) => `${part}, shown without opening the file`,
  loading: 'Drawing…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Turn right',
  pages: (shown: number, total: number) =>
    shown < total ? `The first ${shown} of ${total} pages` : `${total} ${total === 1 ? 'page' : 'pages'}`,
  word: 'Text and pictures without their layout. Links are written out, and do not work.',
  noPreview:
    'This type cannot be shown here. If you need it, download it and open it on a computer with a virus scanner.',
  missing: {
    title: 'The file is missing',
    advice:
      'The record names it, but it is no longer stored. Ask the person to send it again, and tell whoever runs the server.',
  },
  found: {
    title: 'The scanner found something in this file',
    advice: 'It is not shown. Do not open it. Ask the person for another file.',
    owner: 'As an owner you can still download it, for example to hand it to a specialist.',
  },
  again: 'Try again',
};

export const downloadWords = {
  open: 'Download…',
  title: 'Download the original?',
  risk: 'A stranger sent this file. Opened in Word or a PDF reader, it can attack your computer. The preview cannot.',
  unscanned: 'No virus scanner has looked at it.',
  recorded: 'Your download is recorded under your name.',
  confirm: 'Download the original',
  confirmFound: 'I am sure: download the dangerous file',
  cancel: 'Cancel',
  done: 'Downloaded. Delete it when you no longer need it.',
};
