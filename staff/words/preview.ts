/** Words inside of the preview's frame. */
export const preview = {
  page: (number: number, total: number) => `Page ${number} of ${total}`,
  picture: 'Picture',
};
