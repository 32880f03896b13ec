// Inlined into the emergency page. The service worker answers any page with it while there is no connection.
const note = document.querySelector<HTMLElement>('[data-offline]');
if (note) note.hidden = location.pathname.replace(/\/$/, '') === note.dataset.offline;

export {};
