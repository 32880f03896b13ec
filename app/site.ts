/** What the footer says about the insurer. */
export type License = {
  holder: string;
  number: string;
  /** As the state calls it: 'Property and casualty insurer'. */
  type: string;
  underwriter: string;
  /** The company code of the National Association of Insurance Commissioners. */
  naic: string;
};

/** Every name, number, address and figure of the company. Rebranding starts in this file. */
export const site = {
  name: 'Harborlight',
  legalName: 'Harborlight Insurance',
  origin: 'https://www.harborlight.example',
  founded: 1997,
  /** While this is null, every page says that it is a demonstration. */
  license: null as License | null,
  telephone: telephone('(212) 555-0142'),
  claimsHotline: telephone('(212) 555-0199'),
  email: 'hello@harborlight.example',
  offices: [
    { name: 'Downtown', street: '1 Lantern Slip, Floor 3', city: 'New York', state: 'NY', zip: '10038' },
    { name: 'Midtown', street: '25 Beacon Court, Suite 97', city: 'New York', state: 'NY', zip: '10018' },
  ],
  figures: {
    years: '25+',
    clients: '50k+',
    clientsInWords: 'more than 50,000',
    satisfaction: '98%',
    support: '24/7',
    rating: '4.9/5',
    reviews: 'over 500',
  },
  /** Stands beside each of the figures about clients, claims and reviews. */
  figuresFrom: { source: 'Sample figures for this demonstration', date: '2026-11-16' },
  /** The networks' home pages, until the company has its own pages there. */
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
} as const;

export function telephone(shown: string) {
  return { shown, href: `tel:+1${shown.replace(/\D/g, '')}` };
}
