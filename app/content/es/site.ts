export { site } from './site.computed.ts';
