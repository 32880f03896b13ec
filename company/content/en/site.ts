/** The company's facts. In another language, this file says what of them is written differently there. */
export { site } from '#company/site.ts';
