// Inlined into pages with file fields. Puts a file that is dropped before hydration into the field's input; the browser would open
// it and leave the page.
document.addEventListener('dragover', (event) => {
  if (fileInputAt(event)) event.preventDefault();
});
document.addEventListener('drop', (event) => {
  const input = fileInputAt(event);
  // After hydration React has handled it.
  if (!input || event.defaultPrevented || !event.dataTransfer) return;
  event.preventDefault();
  input.files = event.dataTransfer.files;
});

function fileInputAt({ target }: Event): HTMLInputElement | null | undefined {
  return (target as Element)
    .closest('.file-field')
    ?.querySelector<HTMLInputElement>('input[type=file][name]');
}

export {};
