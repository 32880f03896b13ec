/** The brand's colors. Pages, icons, link previews and PDFs all use these. */
export const brand = {
  navy: '#0c2340',
  slate: '#3d5a78',
  pewter: '#6b8098',
  fog: '#edf1f2',
  cream: '#fbf1e1',
  seaglass: '#8ed1c3',
  mist: '#e4f2f0',
  teal: '#1b6a69',
  amber: '#ffb43f',
  'amber-pale': '#ffd89b',
  coral: '#f2735a',
} as const;

/** The background of a page, in light and dark mode. Browsers paint their toolbars in it too. */
export const page = { light: '#fffdf9', dark: '#081a30' } as const;
