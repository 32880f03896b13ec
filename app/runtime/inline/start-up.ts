// Inlined into the head of every page; on most pages the only script.
import { closeMenus } from './close-menus.ts';
import { keepLanguageChoice, offerLanguage } from './language-choice.ts';
import { layOutEverything } from './lay-out-everything.ts';
import { loadWebFonts } from './load-web-fonts.ts';
import { logBackend } from './log-backend.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { sendQueryInFragment } from './send-query-in-fragment.ts';
import { showCurrentYear } from './show-current-year.ts';
import { whenIdle } from './when-idle.ts';

if (__LANGUAGES__.length > 1) {
  offerLanguage();
  keepLanguageChoice();
}
logBackend();
closeMenus();
sendQueryInFragment();
loadWebFonts(document.currentScript?.dataset ?? {});
addEventListener('load', showCurrentYear);
whenIdle(layOutEverything);
whenIdle(registerServiceWorker);
