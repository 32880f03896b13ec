import { page as emergency } from './claims/links.ts';

/** The not-found page and the error page. The specification fixes the first words of each. */
export const notFound = {
  documentTitle: 'Page not found',
  title: 'Oops! Page not found',
  text: 'It may have moved, or the address has a typo. From here you can find your way back.',
  home: { label: 'Return to Home', href: '/' },
  others: [
    { label: 'Our Services', href: '/services' },
    { label: 'Claims Center', href: '/claims' },
    { label: 'Contact Us', href: '/contact' },
    emergency,
  ],
};

export const renderError = {
  title: 'Unexpected Application Error!',
  unknown: 'We do not know what went wrong.',
  text: 'This does not affect anything you have already sent. Reload the page. If it happens again, call us.',
};
