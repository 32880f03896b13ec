// Types of the package that install-tools.ts installs when its bench first runs.

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
