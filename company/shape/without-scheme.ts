/** An address as people type it. */
export const withoutScheme = (url: string) => url.replace(/^https:\/\/(?:www\.)?/, '');
