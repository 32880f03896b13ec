import { claimStatusHref } from '#company/shape/contact-links.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import type { Link } from '#company/shape/types.ts';
import { hotline } from './phrases/hotline.ts';
import { offices } from './phrases/offices.ts';
import { site } from './site.ts';

type Toast = { title: string; text: string };

export const login = {
  meta: {
    title: `Customer Login | ${site.name}`,
    description:
      'The login form of our customer portal, shown as a demonstration. It checks nothing and sends nothing.',
  },
  title: 'Customer Login',
  intro: 'Your policies, bills and claims in one place.',
  note: 'A demonstration: nothing is checked or sent. Please make up a password.',
  fields: {
    email: { label: 'Email' },
    password: { label: 'Password', hint: 'At least 8 characters.' },
    rememberMe: { label: 'Remember me' },
  } satisfies Record<string, FieldWords>,
  submit: 'Sign In',
  forgot: { label: 'Forgot your password?', href: '/forgot-password' } satisfies Link,
  register: {
    text: 'New here?',
    link: { label: 'Create an account', href: '/register' } satisfies Link,
  },
  claimStatus: {
    text: 'Only want to know where a claim stands?',
    link: { label: 'Check a claim’s status', href: claimStatusHref } satisfies Link,
  },
  success: { title: 'Login successful!', text: 'Redirecting to your dashboard...' } satisfies Toast,
  /** Stays, because nothing follows. */
  afterwards: 'This is a demonstration. There is no dashboard, and nobody is signed in.',
  withoutScripts: 'For a bill, an ID card or the status of a claim, call us.',
};

export const register = {
  meta: {
    title: `Create an account | ${site.name}`,
    description:
      'The registration form of our customer portal, shown as a demonstration. What you type stays in your browser.',
  },
  title: 'Create Your Account',
  intro: 'One account for all your policies.',
  note: 'A demonstration: no account is created, and nothing is sent.',
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: 'At least 10 digits.' },
    password: { label: 'Password', hint: '8 characters or more. Do not reuse one from another site.' },
    confirmPassword: { label: 'Confirm password', hint: 'Type it once more.' },
  } satisfies Record<string, FieldWords>,
  /** One sentence with two links: before, terms, between, privacy, after. */
  agreeTerms: {
    before: 'I agree to the ',
    terms: { label: 'Terms of Service', href: '/terms' } satisfies Link,
    between: ' and have read the ',
    privacy: { label: 'Privacy Policy', href: '/privacy' } satisfies Link,
    after: '.',
  },
  submit: 'Create Account',
  login: {
    text: 'Already have an account?',
    link: { label: 'Sign In', href: '/login' } satisfies Link,
  },
  success: {
    title: 'Registration successful!',
    text: 'Your account has been created. You can now sign in.',
  } satisfies Toast,
  withoutScripts: 'An agent can help you with your policies instead.',
};

export const forgotPassword = {
  meta: {
    title: `Forgot your password? | ${site.name}`,
    description:
      'Locked out of the customer portal? Three ways to reach a person who can help, and how to spot a fake reset message.',
  },
  title: 'Forgot your password?',
  intro: 'It happens to everyone. A person can help you get back in.',
  steps: {
    title: 'Before you call',
    items: [
      'Have your policy number ready, and the email address on your account.',
      'We ask two or three questions to make sure that it is you. Your password is never one of them.',
      'While we talk, you get a link that works once. You choose a new password, and you are back in.',
    ],
  },
  ways: {
    title: 'Three ways to reach a person',
    items: [
      {
        title: 'By phone',
        text: 'The fastest way, during office hours.',
        link: { label: site.telephone.shown, href: site.telephone.href },
      },
      {
        title: 'By email',
        text: 'Write from the email address on your account. Do not send a password, old or new.',
        link: { label: site.email, href: `mailto:${site.email}` },
      },
      {
        title: 'In person',
        text: `Bring a photo ID to ${offices.any} in ${site.region.area}.`,
        link: { label: 'Addresses and hours', href: '/contact' },
      },
    ] satisfies { title: string; text: string; link: Link }[],
  },
  warning:
    'A message you did not ask for, with a link to “reset” your password? Leave the link alone. We never ask for your password, or for a code that was sent to you.',
  claim: `Is it about a claim and cannot wait? Call ${site.claimsHotline.shown}${hotline.afterNumber}${hotline.orOnline}. You do not need to log in for that.`,
  back: { label: 'Back to Sign In', href: '/login' } satisfies Link,
};
