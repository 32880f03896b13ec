/** Pages that the shell links to and that are not built yet. When the list is empty, delete it and its uses. */
export const pagesToCome: ReadonlySet<string> = new Set([
  '/careers/apply',
  '/forgot-password',
  '/register',
  '/verification',
]);
