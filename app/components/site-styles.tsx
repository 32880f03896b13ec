import styles from '../styles/app.css?inline';

/** In the page itself: a stylesheet of its own would cost every first visit a round trip before anything is painted. */
export function SiteStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
