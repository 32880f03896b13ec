/** /login: a form only. The toasts' words are fixed by the contract. */
export const login = {
  meta: {
    title: 'Customer Login | Harborlight Insurance',
    description: 'Sign in to your Harborlight account.',
  },
  title: 'Customer Login',
  text: 'In this demonstration there are no accounts. The form checks what you type and sends it nowhere.',
  email: 'Email address',
  password: 'Password',
  rememberMe: 'Remember me on this device',
  button: 'Sign in',
  forgot: { label: 'Forgot your password?', href: '/forgot-password' },
  register: { label: 'Create an account', href: '/register' },
  success: { title: 'Login successful!', text: 'Redirecting to your dashboard...' },
};
