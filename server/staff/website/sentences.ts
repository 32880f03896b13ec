import { websiteLimits as limits } from '#office/website/limits.ts';

/** Why a release cannot be published, for people. Nothing was changed then. */
export const sentences = {
  noPage:
    'This page cannot be shown with these drafts. If it is not there in this language, choose another page or language. Otherwise look at the newest drafts.',
  invalid: (name: string, fields: readonly string[]) =>
    `“${name}” has fields that are not right any more: ${fields.join(', ')}. Open it, correct them and publish again.`,
  tooManyNotices: `More than ${limits.notices} notices would be shown at the same time. End one first, or change when it is shown.`,
  tooManyItems: `More than ${limits.items} items would differ from the files. Ask whoever looks after the files to take them over with content pull.`,
};
