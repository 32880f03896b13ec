/** Another brand's colors. */
export const brand = {
  navy: '#14302a',
  slate: '#44645c',
  pewter: '#6b8098',
  fog: '#eef3f1',
  cream: '#f6f3e4',
  seaglass: '#9fd3e8',
  mist: '#e4eff5',
  teal: '#1d5a80',
  amber: '#ffc94d',
  'amber-pale': '#ffe3a3',
  coral: '#f0816a',
} as const;

export const page = { light: '#fdfefc', dark: '#0c201b' } as const;
