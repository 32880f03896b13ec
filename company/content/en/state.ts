/** The state's law. In another language, this file gives its words there. */
export { state } from '#company/state.ts';
