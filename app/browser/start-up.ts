// Inlined into the head of every page; on most pages the only script.
import { loadWebFonts } from './load-web-fonts.ts';
import { logBackend } from './log-backend.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { showCurrentYear } from './show-current-year.ts';

logBackend();
loadWebFonts();
addEventListener('load', () => {
  showCurrentYear();
  registerServiceWorker();
});
