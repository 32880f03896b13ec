/** 'https://www.example.org/help' as people type it: 'example.org/help'. */
export const withoutScheme = (url: string) => url.replace(/^https:\/\/(?:www\.)?/, '');
