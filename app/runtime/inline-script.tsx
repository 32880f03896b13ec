type Props = { code: string } & Partial<Record<`data-${string}`, string>>;

/** The script reads its data attributes from `document.currentScript`. The content security policy allows it by its hash. */
export function InlineScript({ code, ...data }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script
  return <script {...data} dangerouslySetInnerHTML={{ __html: code }} />;
}
