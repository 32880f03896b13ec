import type { Four, ServiceCard } from './types.ts';

/** The four main services, in the order in which the menu and the cards show them. */
export const mainServices: Four<ServiceCard & { menuLine: string }> = [
  {
    title: 'Life Insurance',
    menuLine: 'Term, whole and universal',
    description: 'Money for the people on your bench, on the day they need it most.',
    picture: 'life',
    link: '/services/life',
  },
  {
    title: 'Auto Insurance',
    menuLine: 'Liability, collision, comprehensive',
    description: 'City miles, bridge miles, open road. And someone to call from the shoulder.',
    picture: 'auto',
    link: '/services/auto',
  },
  {
    title: 'Home Insurance',
    menuLine: 'Houses, rentals and condos',
    description: 'Brownstones, co-ops and rentals, with everything you keep inside them.',
    picture: 'home',
    link: '/services/home',
  },
  {
    title: 'Health Insurance',
    menuLine: 'PPO, HMO and HSA plans',
    description: 'Doctors around the corner, and a plan that says what it pays before you go.',
    picture: 'health',
    link: '/services/health',
  },
];
