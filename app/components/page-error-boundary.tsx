import { Component, type ReactNode, Suspense } from 'react';
import { RenderError } from './render-error.tsx';

/**
 * Catches a page that breaks and leaves the frame around it standing. The router's own boundary would draw the whole
 * document anew, scripts included, and the policy on trusted types forbids that. Suspense keeps an error during
 * hydration from doing the same.
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error !== undefined)
      return <RenderError text={error instanceof Error ? error.message : String(error)} />;
    return <Suspense>{this.props.children}</Suspense>;
  }
}
