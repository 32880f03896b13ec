/** Updates the footer of a page that was built in an earlier year. */
export function showCurrentYear(): void {
  const year = document.getElementById('year');
  if (year) year.textContent = String(new Date().getFullYear());
}
