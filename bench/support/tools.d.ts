// Types of packages that install-tools.ts installs when a bench first runs.

declare module 'lighthouse' {
  type Audit = { numericValue?: number; score: number | null; details?: unknown };
  type Category = {
    id: string;
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  };
  type Report = {
    runtimeError?: { code: string; message: string };
    audits: Record<string, Audit>;
    categories: Record<string, Category>;
  };
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<{ lhr: Report } | undefined>;
}

declare module 'puppeteer-core' {
  type Box = { x: number; y: number; width: number; height: number };
  export type Page = {
    goto(url: string, options: { waitUntil: 'load' | 'networkidle0' }): Promise<unknown>;
    evaluate<Result, Values extends unknown[]>(
      run: (...values: Values) => Result,
      ...values: Values
    ): Promise<Awaited<Result>>;
    emulateCPUThrottling(factor: number): Promise<void>;
    focus(selector: string): Promise<void>;
    $(selector: string): Promise<{ boundingBox(): Promise<Box | null> } | null>;
    keyboard: { press(key: string): Promise<void> };
    mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  };
  type Browser = { newPage(): Promise<Page>; disconnect(): Promise<void> };
  const puppeteer: {
    connect(options: {
      browserURL: string;
      defaultViewport: { width: number; height: number };
    }): Promise<Browser>;
  };
  export default puppeteer;
}
