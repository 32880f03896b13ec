/**
 * The kill switch of the service worker. `off` and a deploy: every browser that comes by throws away what it kept and
 * forgets the worker. Leave it off for as long as such browsers may come by.
 */
export const offlineHelp: 'on' | 'off' = 'on';
