// Inlined after the line that names the job, which is hidden until the title is right.
import { readJobTitle } from '#app/forms/application/read-job-title.ts';

const line = document.currentScript?.previousElementSibling as HTMLElement;
const [label] = line.getElementsByTagName('strong');
const title = readJobTitle(location.search);
if (label && title) {
  label.textContent = title;
  // Job titles are English on every page.
  label.lang = 'en';
}
line.hidden = false;
