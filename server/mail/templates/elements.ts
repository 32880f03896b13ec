import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { brand, line } from '../../../app/palette.ts';

// Mail programs know little CSS, so every element has its own style. Dark colors are in a style sheet that some programs read.

const font = 'Figtree, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

const styles = {
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', color: brand.navy },
  subtitle: { margin: '24px 0 4px', fontSize: '16px', lineHeight: '24px', color: brand.navy },
  text: { margin: '0 0 12px', fontSize: '16px', lineHeight: '25px', color: brand.navy },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '21px', color: brand.slate },
  after: { margin: '24px 0 0', paddingTop: '16px', borderTop: `1px solid ${line.light}` },
  label: { margin: '0', fontSize: '14px', lineHeight: '20px', color: brand.slate },
  value: { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px', color: brand.navy },
} satisfies Record<string, CSSProperties>;

export function Title({ children }: { children?: ReactNode }) {
  return h('h1', { className: 'ink', style: styles.title }, children);
}

export function Subtitle({ children }: { children?: ReactNode }) {
  return h('h2', { className: 'ink', style: styles.subtitle }, children);
}

export function Text({ children }: { children?: ReactNode }) {
  return h('p', { className: 'ink', style: styles.text }, children);
}

export function Small({ children }: { children?: ReactNode }) {
  return h('p', { className: 'muted', style: styles.small }, children);
}

/** Below a rule, after what a person wrote. */
export function After({ children }: { children?: ReactNode }) {
  return h('p', { className: 'muted rule', style: { ...styles.small, ...styles.after } }, children);
}

/** Labels above their values, so that both have the whole width of a phone. */
export function Facts({ facts }: { facts: Array<readonly [label: string, value: string]> }) {
  const items = facts.flatMap(([label, value]) => [
    h('dt', { key: label, className: 'muted', style: styles.label }, label),
    h('dd', { key: `${label} value`, className: 'ink', style: styles.value }, value),
  ]);
  return h('dl', { style: { margin: '0 0 8px' } }, items);
}

const buttonStyle: CSSProperties = {
  ...{ display: 'inline-block', padding: '13px 26px', border: 0, borderRadius: '26px' },
  ...{ fontFamily: font, fontSize: '16px', fontWeight: 700, lineHeight: '20px' },
  ...{ color: brand.navy, background: brand.amber, textDecoration: 'none' },
};

export function Button({ href, children }: { href: string; children?: ReactNode }) {
  return h('p', { style: { margin: '20px 0' } }, h('a', { href, style: buttonStyle }, children));
}

/** For a page in the look of our mail. */
export function SubmitButton({ children }: { children?: ReactNode }) {
  return h('button', { type: 'submit', style: { ...buttonStyle, cursor: 'pointer' } }, children);
}

export function Link({ href, children }: { href: string; children?: ReactNode }) {
  return h('a', { href, className: 'accent', style: { color: brand.teal, fontWeight: 700 } }, children);
}
