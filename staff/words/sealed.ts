import { companySlug } from '#office/company-slug.ts';
import type { KeyProblem } from '../app/sealed/keys.ts';

/** Sixteen digits in fours, so that two people can compare them. */
export const keyName = (keyId: string) => (keyId.match(/.{1,4}/g) ?? []).join(' ');

/** What the app calls the private half when it is saved. */
const fileOfKey = (keyId: string) => `${companySlug}-sealing-${keyId}.asc`;

/** Why a key file does not serve. `needed` and `found` are key ids. */
export const keyProblems: Record<KeyProblem, (needed: string, found?: string) => string> = {
  no_file: () => 'Choose the private key file',
  not_a_key: () =>
    'This is not a private key file. It is a text file, and its first line says BEGIN PGP PRIVATE KEY BLOCK',
  public_key: () => 'This is the public half, which only seals. Choose the file with the private half',
  other_key: (needed, found) =>
    `This is another key${found ? ` (${keyName(found)})` : ''}. You need the file of key ${keyName(needed)}`,
  no_passphrase: () => 'Enter the passphrase of this key file',
  wrong_passphrase: () => 'This passphrase does not open the key file. Check capital letters, and try again',
  damaged: () => 'The sealed number cannot be opened with this key. It may be damaged: tell an owner',
};

export const sealed = {
  stored: (keyId: string) => `Sealed with key ${keyName(keyId)}`,
  open: 'Open the number…',
  why: 'Your name, the time and the reason are recorded before the sealed number leaves the server. The key, the passphrase and the number stay in this browser.',
  form: 'Open the Social Security number',
  fields: {
    unsealReason: { label: 'Reason', hint: 'For example: payroll set-up.' },
    keyFile: { label: 'Private key file' },
    passphrase: { label: 'Passphrase of the key file', hint: 'Leave it empty if the file has none.' },
  },
  keyHint: (keyId: string) =>
    `The file of key ${keyName(keyId)}: ${fileOfKey(keyId)} if it was made in this app, or sealing-private.asc if the server made it at its first start.`,
  reasonTooShort: 'Give a reason of 5 letters or more',
  submit: 'Open the number',
  busy: 'Opening…',
  cancel: 'Cancel',
  number: 'Social Security number',
  hides: (seconds: number) => `Hidden again in ${seconds} s`,
  hide: 'Hide now',
  hidden: 'The number is hidden again.',
  loaded: 'The key is loaded in this tab, until you close it or forget the key.',
  forget: 'Forget the key',
  forgotten: 'The key is forgotten.',
};

const strengths = {
  weak: 'Weak. Whoever gets the file could guess it. Use 16 characters or more, for example five random words.',
  fair: 'Good enough. Another word or two makes it much stronger.',
  strong: 'Strong.',
};

export const sealingKeys = {
  title: 'Keys for Social Security numbers',
  lead: 'Numbers are sealed with a public key as they arrive. Only the private half opens them, in the browser of whoever may.',
  now: 'Seals now',
  since: (day: string) => `since ${day}`,
  unknownSince: 'from a restored backup',
  older: 'Older keys',
  needed: (amount: number) =>
    amount === 0
      ? 'No verification needs it.'
      : `${amount.toLocaleString('en-US')} ${amount === 1 ? 'verification needs' : 'verifications need'} it.`,
  keepOlder: 'Keep the private half of a key as long as a verification needs it.',
  onServer: {
    title: 'A private half is on the server',
    text: 'The first start made a key pair and left its private half in data/keys/sealing-private.asc. Move that one file to where your other secrets are, and keep a copy in a safe. Leave sealing-public.asc: without both files, the next start makes a new pair.',
  },
  make: 'Make a new key pair…',
  cancel: 'Cancel',
  steps: {
    passphrase: {
      title: '1. Choose a passphrase',
      text: 'The pair is made in this browser. The private half leaves it only as a file that the passphrase protects. Without file and passphrase nobody can open the numbers, and neither can the server.',
    },
    confirm: {
      title: '2. Save the file, then load it again',
      text: 'Store it where your company keeps secrets, and a copy in a safe. To prove that it works, load the file you saved and enter its passphrase.',
    },
  },
  fields: {
    newPassphrase: {
      label: 'New passphrase',
      hint: '16 characters or more. Five random words are easy to type.',
    },
    repeated: { label: 'The same passphrase again' },
    savedFile: { label: 'The file that you saved' },
    savedPassphrase: { label: 'Its passphrase' },
  },
  strengths,
  errors: { different: 'The two are not the same' },
  submit: 'Make the key pair',
  making: 'Making it, this takes some seconds…',
  download: 'Save the private half',
  fileName: fileOfKey,
  saved: 'Saved in your downloads.',
  install: 'Check the file and install the key',
  installing: 'Checking…',
  installed: (keyId: string) =>
    `Key ${keyName(keyId)} seals from now on. Move the file out of your downloads.`,
};
