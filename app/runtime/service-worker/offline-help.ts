/**
 * The kill switch of the service worker. After a deploy with `off`, every browser that visits deletes what it kept and
 * unregisters the worker. Leave it off for as long as such browsers may visit.
 */
export const offlineHelp: 'on' | 'off' = 'on';
