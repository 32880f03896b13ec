import styles from '../styles/app.css?inline';

/** Inline, because an external stylesheet would delay the first paint by a round trip. */
export function SiteStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
