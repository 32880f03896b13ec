/** The content security policy allows inline scripts by their hash. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
