export { state } from '#app/state.ts';
