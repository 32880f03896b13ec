/** The file of an office's drawing in app/content/maps/. */
export function mapFileOf(office: string): string {
  return `${office
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.json`;
}
